import logo from '../../../content/label-logo.json';
import type { LabelPaper } from './label-paper.ts';
import type { LabelSheetPage } from './sheet-imposition.ts';
import './lettering/label-fonts.css';
import styles from './label-sheet.module.css';
import { toMillimetres, toPrintable } from './label-text.ts';
import { pathOfCode } from './matrix-path.ts';
import type { SheetMark } from './sheet-mark.ts';

/**
 * A sheet of labels, drawn to scale: used for both the preview and printing. Its size is that of its paper unless
 * `className` overrides it. @param shift print offset to correct, in millimetres.
 */
export function LabelSheet({
	sheet,
	paper,
	name,
	shift = { right: 0, down: 0 },
	className,
}: {
	sheet: LabelSheetPage;
	paper: LabelPaper;
	/** The sheet's accessible name; its content is also on the page as text. */
	name: string;
	shift?: { right: number; down: number };
	className?: string | undefined;
}) {
	return (
		<svg
			role="img"
			aria-label={name}
			className={`${styles.sheet} ${className ?? ''}`}
			width={`${paper.width}mm`}
			height={`${paper.height}mm`}
			viewBox={`0 0 ${paper.width} ${paper.height}`}
		>
			{sheet.faces.map(({ face, x, y }) => (
				<g key={`${x} ${y}`} transform={`translate(${x + shift.right} ${y + shift.down})`}>
					{face.marks.map((mark) => (
						<Mark key={`${mark.kind} ${mark.x} ${mark.y}`} mark={mark} />
					))}
				</g>
			))}
		</svg>
	);
}

function Mark({ mark }: { mark: SheetMark }) {
	switch (mark.kind) {
		case 'text':
			return <TextMark mark={mark} />;
		case 'rule':
			return <rect x={mark.x} y={mark.y} width={mark.width} height={mark.thickness} />;
		case 'logo':
			return (
				<path
					d={logo.path}
					transform={`translate(${mark.x} ${mark.y}) scale(${mark.height / logo.height})`}
				/>
			);
		case 'code':
			return (
				<path
					d={pathOfCode(mark.code)}
					transform={`translate(${mark.x} ${mark.y}) scale(${mark.size / mark.code.length})`}
					shapeRendering="crispEdges"
				/>
			);
	}
}

/** A line of text; a right-to-left one still starts at the same edge as the other lines of its block. */
function TextMark({ mark }: { mark: SheetMark & { kind: 'text' } }) {
	const atEnd = (mark.from === 'right') !== mark.rtl;
	return (
		<text
			x={mark.x}
			y={mark.y}
			fontSize={toMillimetres(mark.points)}
			fontWeight={mark.weight}
			textAnchor={atEnd ? 'end' : 'start'}
			direction={mark.rtl ? 'rtl' : 'ltr'}
			unicodeBidi="isolate"
		>
			{toPrintable(mark.text)}
		</text>
	);
}
