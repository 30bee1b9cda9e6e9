import { useTranslations } from 'use-intl';
import { formatPartNumber } from '../../../domain/catalogue/part-numbers/part-number.ts';
import type { StickWords } from '../../../domain/site-content/stick-guide/stick-guide-words.ts';
import { Link } from '../../../platform/ui/link.tsx';
import styles from './stick-glove-table.module.css';
import { STICK_MARKS, STICK_TIERS, type StickGloves, type StickMark } from './stick-guide.ts';

/** The mark of each glove at each tier of the guide. */
export function StickGloveTable({ gloves, left, words }: StickGloves & { words: StickWords }) {
	const t = useTranslations('listing.stickGuide');
	return (
		<section className={styles.gloves} aria-labelledby="stick-gloves">
			<h3 id="stick-gloves" className={styles.heading}>
				{t('gloves.heading')}
			</h3>
			<ul role="list" className={styles.key} aria-label={t('gloves.key')}>
				{STICK_MARKS.map((mark) => (
					<li key={mark}>
						<MarkShape mark={mark} />
						<span>
							<b>{t(`marks.${mark}`)}</b> {t(`meaning.${mark}`)}
						</span>
					</li>
				))}
				<li>
					<span className={styles.dash} aria-hidden="true">
						–
					</span>
					<span>{t('meaning.none')}</span>
				</li>
			</ul>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: it can scroll, so the arrow keys must reach it */}
			<section className={styles.scroll} aria-label={t('gloves.caption')} tabIndex={0}>
				<table className={styles.table}>
					<caption className="sr-only">{t('gloves.caption')}</caption>
					<thead>
						<tr>
							<th scope="col">{t('gloves.glove')}</th>
							{STICK_TIERS.map(({ id, min, max, open }) => (
								<th key={id} scope="col">
									{words[id]}{' '}
									<span className={`sr-only-on-phone ${styles.range}`}>
										{t(open ? 'rangeOver' : 'range', { min, max })}
									</span>
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{gloves.map(({ partNumber, name, performance, amps, marks }) => (
							<tr key={partNumber}>
								<th scope="row">
									<Link to={`/products/${partNumber}`} className={styles.glove}>
										<span className={styles.number}>{formatPartNumber(partNumber)}</span>{' '}
										<span className={styles.name}>{name}</span>
									</Link>{' '}
									<span className={styles.reach}>
										{performance === 'Limited' && `${t('gloves.limited')} `}
										{amps === '' ? t('gloves.noAmps') : amps}
									</span>
								</th>
								{STICK_TIERS.map(({ id }, at) => (
									<td key={id}>
										<Mark mark={marks[at] ?? null} />
									</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
			</section>
			{left > 0 && <p className={styles.left}>{t('gloves.left', { count: left })}</p>}
		</section>
	);
}

function Mark({ mark }: { mark: StickMark | null }) {
	const t = useTranslations('listing.stickGuide');
	if (mark === null) {
		return (
			<>
				<span className={styles.dash} aria-hidden="true">
					–
				</span>
				<span className="sr-only">{t('marks.none')}</span>
			</>
		);
	}
	return (
		<span className={styles.mark}>
			<MarkShape mark={mark} />
			<span className="sr-only-on-phone">{t(`marks.${mark}`)}</span>
		</span>
	);
}

const SHAPES: Record<StickMark, string> = {
	universal: 'M10 1.500a8.500 8.500 0 1 1 0 17 8.500 8.500 0 0 1 0-17z',
	metalworking: 'M2 2h16v16H2z',
	single: 'M10 2 19 18H1z',
};

/** A circle, square or triangle: the shape has the same meaning as its colour. */
function MarkShape({ mark }: { mark: StickMark }) {
	return (
		<svg
			className={styles.shape}
			data-mark={mark}
			viewBox="0 0 20 20"
			width="20"
			height="20"
			aria-hidden="true"
		>
			<path d={SHAPES[mark]} />
		</svg>
	);
}
