import { useMemo } from 'react';
import { type LabelPaperId, labelPaper } from '../../../documents/labels/label-paper.ts';
import { LabelSheet } from '../../../documents/labels/label-sheet.tsx';
import { layOutPrintJob } from '../../../documents/labels/print-job.ts';
import type { PrintedLabel } from '../../../documents/labels/printed-label.ts';
import styles from './label-preview.module.css';
import { useSheetMessages } from './use-sheet-messages.ts';

/** Every sheet of a label as printed. */
export function LabelPreview({
	label,
	paper,
	nameOf,
}: {
	label: PrintedLabel;
	paper: LabelPaperId;
	nameOf: (page: number, pages: number) => string;
}) {
	const { labels } = useSheetMessages();
	const sheets = useMemo(
		() => layOutPrintJob([label], labels, { paper, copies: 1, cartons: 1, skipped: 0 }),
		[label, paper, labels],
	);
	return (
		<div className={styles.ground}>
			{sheets.map((sheet, index) => (
				<LabelSheet
					// biome-ignore lint/suspicious/noArrayIndexKey: a sheet is identified by its position
					key={index}
					sheet={sheet}
					paper={labelPaper(paper)}
					name={nameOf(index + 1, sheets.length)}
					className={styles.paper}
				/>
			))}
		</div>
	);
}
