import { useTranslations } from 'use-intl';
import { formatPartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';
import { GlovePicture } from '../../domain/catalogue/pictures/picture.tsx';
import {
	COMPARED_SECTIONS,
	type ComparedCell,
	type ComparedRow,
} from '../../domain/fit/judging/compare-gloves.ts';
import { PerformanceMark } from '../../domain/ratings/drawings/performance-mark.tsx';
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
 * Compares gloves row by row. Every glove fits the window, so that the names stay in view while the page scrolls: on a
 * phone each row's name sits above its cells. Roles are explicit because some browsers drop table semantics under
 * `display: grid`.
 */
export function CompareTable({ gloves, rows, onlyDifferences }: CompareTableProps) {
	const t = useTranslations('compare');
	const chosen = gloves.map(({ partNumber }) => partNumber);
	return (
		<section aria-label={t('table')}>
			<table role="table" className={styles.table} data-gloves={gloves.length}>
				<caption className="sr-only">{t('table')}</caption>
				<thead role="rowgroup">
					<tr role="row" className={styles.pictures}>
						<td role="cell" className={styles.corner} />
						{gloves.map(({ partNumber, picture }) => (
							<td key={partNumber} role="cell" className={styles.pictured}>
								<div className={styles.frame}>
									<GlovePicture
										className={styles.picture}
										src={picture ?? '/pictures/drawn/none.svg'}
										sizes="(min-width: 768px) 240px, 170px"
										alt=""
										width="320"
										height="320"
										decoding="async"
									/>
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
									</Link>
								</div>
							</td>
						))}
					</tr>
					<tr role="row" className={styles.names}>
						<td role="cell" className={styles.corner} />
						{gloves.map(({ partNumber, name, size }) => (
							<th key={partNumber} role="columnheader" scope="col" className={styles.glove}>
								<Link className={styles.name} to={`/products/${partNumber}`}>
									<span className={styles.number}>{formatPartNumber(partNumber)}</span>{' '}
									<span className={styles.words}>{name}</span>
								</Link>
								<SampleLink partNumber={partNumber} size={size} className={styles.sample} />
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
									{t(`sections.${section}`)}
								</th>
							</tr>
							{shown.map(({ label, cells, differs }) => (
								<tr
									key={label}
									role="row"
									className={styles.row}
									data-same={(!differs && gloves.length > 1) || undefined}
								>
									<th role="rowheader" scope="row">
										{label || t(`sections.${section}`)}
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
				<span className="sr-only">{t('notOnSheet')}</span>
			</>
		);
	}
	if (cell.performance === null) return cell.text;
	// "Full use, 75–250 A": the current stands under the word, where it can be read down the column.
	const [word, range] = cell.text.split(/, (.*)/s);
	return (
		<>
			<PerformanceMark performance={cell.performance} label={word} />
			{range && <span className={styles.range}>{joinUnit(range)}</span>}
		</>
	);
}

/** Prevents a line break inside a range of amperes, "5–135 A", in narrow columns. */
function joinUnit(text: string): string {
	return text.replace(/(\d) A\b/g, '$1\u00a0A').replace(/(\d–)(?=\d)/g, '$1\u2060');
}
