import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslations } from 'use-intl';
import type { LabelPaper } from '../../../documents/labels/label-paper.ts';
import { LabelSheet } from '../../../documents/labels/label-sheet.tsx';
import type { LabelSheetPage } from '../../../documents/labels/sheet-imposition.ts';
import styles from './print-frame.module.css';

/** Time after which a frame without an `afterprint` event is removed, in ms (docs/behaviour.md, "Printing"). */
const FRAME_TTL_MS = 60_000;

/** The frame's initial, empty document; the content is added as elements, never as HTML text. */
const EMPTY = '<!doctype html><html><head><meta charset="utf-8"></head><body></body></html>';

export type PrintJob = {
	sheets: readonly LabelSheetPage[];
	paper: LabelPaper;
	/** The printer's offset in millimetres. */
	shift: { right: number; down: number };
	/** The document's title, and the file name when printing to a file. */
	title: string;
};

/**
 * Prints sheets: renders them in a hidden frame with the paper's own style sheet, waits for styles, fonts and pictures,
 * opens the print dialog, and calls `onDone` when printing has ended, or after a minute.
 */
export function PrintFrame({ job, onDone }: { job: PrintJob; onDone: () => void }) {
	const t = useTranslations('labels.print');
	const frame = useRef<HTMLIFrameElement>(null);
	const [body, setBody] = useState<HTMLElement>();
	const done = useRef(onDone);
	done.current = onDone;

	async function prepare() {
		const page = frame.current?.contentDocument;
		if (!page || body) return;
		page.title = job.title;
		page.documentElement.lang = document.documentElement.lang;
		const sheets = [...document.querySelectorAll('link[rel="stylesheet"], style')].map((sheet) =>
			page.importNode(sheet, true),
		);
		const paper = page.createElement('link');
		paper.rel = 'stylesheet';
		paper.href = `/label-papers/${job.paper.id}.css`;
		const links = [...sheets, paper].filter(({ tagName }) => tagName === 'LINK');
		const loaded = links.map(
			(link) =>
				new Promise((go) => {
					link.addEventListener('load', go, { once: true });
					link.addEventListener('error', go, { once: true });
				}),
		);
		page.head.append(...sheets, paper);
		await Promise.all(loaded);
		setBody(page.body);
	}

	useEffect(() => {
		const view = body?.ownerDocument.defaultView;
		if (!body || !view) return;
		let ended = false;
		const end = () => {
			if (ended) return;
			ended = true;
			done.current();
		};
		view.addEventListener('afterprint', end, { once: true });
		const timer = setTimeout(end, FRAME_TTL_MS);
		// Forces layout, because fonts only load once layout uses them.
		body.getBoundingClientRect();
		body.ownerDocument.fonts.ready
			.then(() =>
				Promise.all([...body.ownerDocument.images].map((picture) => picture.decode().catch(() => {}))),
			)
			.then(() => {
				if (ended) return;
				view.focus();
				view.print();
			});
		return () => {
			ended = true;
			clearTimeout(timer);
			view.removeEventListener('afterprint', end);
		};
	}, [body]);

	return (
		<iframe
			ref={frame}
			className={styles.frame}
			title={t('frame')}
			srcDoc={EMPTY}
			onLoad={prepare}
			tabIndex={-1}
			aria-hidden="true"
			data-print-frame
		>
			{body &&
				createPortal(
					job.sheets.map((sheet, index) => (
						<LabelSheet
							// biome-ignore lint/suspicious/noArrayIndexKey: a sheet is identified by its position
							key={index}
							sheet={sheet}
							paper={job.paper}
							name={t('sheetName', { sheet: index + 1 })}
							shift={job.shift}
						/>
					)),
					body,
				)}
		</iframe>
	);
}
