import { useTranslations } from 'use-intl';
import { formatPartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';
import { Link } from '../../platform/ui/link.tsx';
import type { RequestedGlove } from './finder-answer.ts';
import styles from './finder-page.module.css';
import { VerdictMark, VerdictRows } from './verdict-rows.tsx';

/** The answer for the glove whose page the visitor came from, where it could not be given without scripts. */
export function RequestedGloveAnswer({ requested }: { requested: RequestedGlove }) {
	const t = useTranslations('finder');
	const number = formatPartNumber(requested.partNumber);
	return (
		<section className={styles.asked} aria-labelledby="finder-asked">
			<h3 id="finder-asked" className={styles.askedName}>
				<Link to={`/products/${requested.partNumber}`}>
					{number} {requested.name}
				</Link>
			</h3>
			<p className={styles.verdict}>
				<VerdictMark verdict={requested.verdict} />
			</p>
			<p className={styles.sentence}>{requested.sentence}</p>
			<VerdictRows reasons={requested.reasons} label={t('rowsOf', { glove: number })} />
			{requested.better.length > 0 && (
				<>
					<p className={styles.betterName}>{t('better')}</p>
					<ul role="list" className={styles.better}>
						{requested.better.map(({ partNumber, why }) => (
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
