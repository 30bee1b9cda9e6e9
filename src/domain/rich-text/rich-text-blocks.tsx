import { Fragment, type ReactNode } from 'react';
import { withFrenchSpaces } from '../../platform/i18n/french-spaces.ts';
import { useLocale } from '../../platform/i18n/use-locale.ts';
import { Link } from '../../platform/ui/link.tsx';
import { formatPartNumber } from '../catalogue/part-numbers/part-number.ts';
import { GlovePicture } from '../catalogue/pictures/picture.tsx';
import type { Inline, ListItem, Mark, RichBlock, TableCell } from './rich-text.ts';
import styles from './rich-text-blocks.module.css';

/** Headings below a section's, paragraphs, lists and tables. A text has no identity but its place. */
export function RichTextBlocks({ blocks }: { blocks: readonly (RichBlock | ListItem)[] }) {
	// biome-ignore lint/suspicious/noArrayIndexKey: see above
	return blocks.map((block, at) => <Fragment key={at}>{renderBlock(block)}</Fragment>);
}

function renderBlock(block: RichBlock | ListItem): ReactNode {
	switch (block.type) {
		case 'paragraph':
			return (
				<p>
					<RichTextLine content={block.content} />
				</p>
			);
		case 'heading': {
			const Name = block.attrs.level === 2 ? 'h2' : 'h3';
			return (
				<Name className={styles.heading}>
					<RichTextLine content={block.content} />
				</Name>
			);
		}
		case 'glove':
			return <p>{formatPartNumber(block.attrs.partNumber)}</p>;
		case 'picture':
			return (
				<GlovePicture
					className={styles.picture}
					src={block.attrs.src}
					alt={block.attrs.alt}
					sizes="(min-width: 768px) 720px, 100vw"
					loading="lazy"
					decoding="async"
				/>
			);
		case 'bulletList':
		case 'orderedList': {
			const Name = block.type === 'bulletList' ? 'ul' : 'ol';
			return (
				<Name className={styles.list}>
					<RichTextBlocks blocks={block.content} />
				</Name>
			);
		}
		case 'listItem':
			return (
				<li>
					<RichTextBlocks blocks={block.content} />
				</li>
			);
		case 'table':
			return (
				// biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keyboard
				<div className={styles.scroll} tabIndex={0}>
					<table className={styles.table}>
						<tbody>
							{block.content.map((row, at) => (
								// biome-ignore lint/suspicious/noArrayIndexKey: a row has no identity but its place
								<tr key={at}>
									{row.content.map((cell, column) => (
										// biome-ignore lint/suspicious/noArrayIndexKey: nor has a cell
										<Cell key={column} cell={cell} isHead={at === 0} />
									))}
								</tr>
							))}
						</tbody>
					</table>
				</div>
			);
	}
}

function Cell({ cell, isHead }: { cell: TableCell; isHead: boolean }) {
	const { colspan, rowspan } = cell.attrs;
	const spans = {
		...(colspan > 1 && { colSpan: colspan }),
		...(rowspan > 1 && { rowSpan: rowspan }),
	};
	const content = <RichTextBlocks blocks={cell.content} />;
	if (cell.type === 'tableCell') return <td {...spans}>{content}</td>;
	return (
		<th scope={isHead ? 'col' : 'row'} {...spans}>
			{content}
		</th>
	);
}

/** A line of text with its marks and links. */
export function RichTextLine({ content }: { content: readonly Inline[] }) {
	const locale = useLocale();
	return content.map((part, at) => {
		// biome-ignore-start lint/suspicious/noArrayIndexKey: a piece of a line has no identity but its place
		if (part.type === 'hardBreak') return <br key={at} />;
		const text = locale === 'fr' ? withFrenchSpaces(part.text) : part.text;
		return <Fragment key={at}>{(part.marks ?? []).reduceRight(renderMark, text as ReactNode)}</Fragment>;
		// biome-ignore-end lint/suspicious/noArrayIndexKey: see above
	});
}

function renderMark(inside: ReactNode, mark: Mark): ReactNode {
	if (mark.type === 'bold') return <strong>{inside}</strong>;
	if (mark.type === 'italic') return <em>{inside}</em>;
	const { href } = mark.attrs;
	// A file of the site, such as /robots.txt, is none of the router's pages.
	return href.startsWith('/') && !/\.\w+$/.test(href) ? (
		<Link to={href}>{inside}</Link>
	) : (
		<a href={href}>{inside}</a>
	);
}
