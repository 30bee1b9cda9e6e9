import { useTranslations } from 'use-intl';
import { formatPartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';
import { Link } from '../../platform/ui/link.tsx';
import type { AskedGlove } from './finder-answer.ts';
import styles from './finder-page.module.css';
import { VerdictMark, VerdictRows } from './verdict-rows.tsx';

/** The answer for the glove whose page the visitor came from, where it could not be given without scripts. */
export function AskedGloveAnswer({ asked }: { asked: AskedGlove }) {
	const t = useTranslations('finder');
	const number = formatPartNumber(asked.partNumber);
	return (
		<section className={styles.asked} aria-labelledby="finder-asked">
			<h3 id="finder-asked" className={styles.askedName}>
				<Link to={`/products/${asked.partNumber}`}>
					{number} {asked.name}
				</Link>
			</h3>
			<p className={styles.verdict}>
				<VerdictMark verdict={asked.verdict} />
			</p>
			<p className={styles.sentence}>{asked.sentence}</p>
			<VerdictRows reasons={asked.reasons} label={t('rowsOf', { glove: number })} />
			{asked.better.length > 0 && (
				<>
					<p className={styles.betterName}>{t('better')}</p>
					<ul role="list" className={styles.better}>
						{asked.better.map(({ partNumber, why }) => (
							<li key={partNumber}>
								<Link to={`/products/${partNumber}`}>{formatPartNumber(partNumber)}</Link> {why}
							</li>
						))}
					</ul>
				</>
			)}
		</section>
	);
}
