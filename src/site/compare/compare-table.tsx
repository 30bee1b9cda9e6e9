import { useTranslations } from 'use-intl';
import { GlovePicture } from '../../domain/catalogue/glove-picture.tsx';
import { formatPartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';
import {
	COMPARED_SECTIONS,
	type ComparedCell,
	type ComparedRow,
} from '../../domain/fit/judging/compare-gloves.ts';
import { PerformanceMark } from '../../domain/ratings/performance-mark.tsx';
import { Icon } from '../../platform/ui/icon.tsx';
import { Link } from '../../platform/ui/link.tsx';
import { SampleLink } from '../frame/sample-link.tsx';
import styles from './compare-page.module.css';
import { compareAddress } from './comparison.ts';

type CompareTableProps = {
	gloves: readonly { partNumber: string; name: string; picture: string | undefined; size: string }[];
	rows: readonly ComparedRow[];
	onlyDifferences: boolean;
};

/**
 * Compares gloves row by row. On a phone each row's name sits above its cells, so that three gloves fit side by side;
 * wider tables scroll horizontally under sticky names. Roles are explicit because some browsers drop table semantics
 * under `display: grid`.
 */
export function CompareTable({ gloves, rows, onlyDifferences }: CompareTableProps) {
	const t = useTranslations('compare');
	const chosen = gloves.map(({ partNumber }) => partNumber);
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the arrow keys must reach it
		<section className={styles.scroll} aria-label={t('table')} tabIndex={0}>
			<table role="table" className={styles.table} data-gloves={gloves.length}>
				<caption className="spoken">{t('table')}</caption>
				<thead role="rowgroup">
					<tr role="row">
						<td className={styles.corner} />
						{gloves.map(({ partNumber, name, picture, size }) => (
							<th key={partNumber} role="columnheader" scope="col" className={styles.glove}>
								<GlovePicture
									className={styles.picture}
									src={picture ?? '/pictures/drawn/none.svg'}
									sizes="(min-width: 768px) 240px, 130px"
									alt=""
									width="320"
									height="320"
									decoding="async"
								/>
								<Link className={styles.name} to={`/products/${partNumber}`}>
									<span className={styles.number}>{formatPartNumber(partNumber)}</span> {name}
								</Link>
								<SampleLink bare partNumber={partNumber} size={size} className={styles.sample} />
								<Link
									className={styles.remove}
									to={compareAddress(
										chosen.filter((other) => other !== partNumber),
										onlyDifferences,
									)}
									preventScrollReset
									aria-label={t('remove', { glove: formatPartNumber(partNumber) })}
								>
									<Icon name="close" />
									{t('removeShort')}
								</Link>
							</th>
						))}
					</tr>
				</thead>
				{COMPARED_SECTIONS.map((section) => {
					const shown = rows.filter((row) => row.section === section);
					if (shown.length === 0) return null;
					return (
						<tbody key={section} role="rowgroup">
							<tr role="row">
								<th scope="rowgroup" colSpan={gloves.length + 1} className={styles.section}>
									<span>{t(`sections.${section}`)}</span>
								</th>
							</tr>
							{shown.map(({ label, cells, differs }) => (
								<tr key={label} role="row" className={styles.row}>
									<th role="rowheader" scope="row">
										<span className={styles.label}>
											{label || t(`sections.${section}`)}{' '}
											{differs && gloves.length > 1 && <span className={styles.differs}>{t('differs')}</span>}
										</span>
									</th>
									{cells.map((cell, at) => (
										<td key={chosen[at]} role="cell">
											<Cell cell={cell} />
										</td>
									))}
								</tr>
							))}
						</tbody>
					);
				})}
			</table>
		</section>
	);
}

function Cell({ cell }: { cell: ComparedCell | null }) {
	const t = useTranslations('compare');
	if (cell === null) {
		return (
			<>
				<span aria-hidden="true">–</span>
				<span className="spoken">{t('notOnSheet')}</span>
			</>
		);
	}
	if (cell.performance === null) return cell.text;
	return <PerformanceMark performance={cell.performance} label={joinUnit(cell.text)} />;
}

/** Prevents a line break inside a range of amperes, "5–135 A", in narrow columns. */
function joinUnit(text: string): string {
	return text.replace(/(\d) A\b/g, '$1\u00a0A').replace(/(\d–)(?=\d)/g, '$1\u2060');
}
