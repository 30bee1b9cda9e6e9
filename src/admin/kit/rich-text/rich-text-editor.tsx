import '@mantine/tiptap/styles.css';
import { RichTextEditor as Shell } from '@mantine/tiptap';
import { Node } from '@tiptap/core';
import { Heading } from '@tiptap/extension-heading';
import { Link } from '@tiptap/extension-link';
import { TableKit } from '@tiptap/extension-table';
import { type Editor, useEditor, useEditorState } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatPartNumber } from '../../../domain/catalogue/part-numbers/part-number.ts';
import { type RichText, withContents } from '../../../domain/rich-text/rich-text.ts';
import { richDraftSchema, richTextSchema } from '../../../domain/rich-text/rich-text-schema.ts';
import { GloveControl } from './glove-control.tsx';
import { LinkControl } from './link-control.tsx';
import { PictureControl } from './picture-control.tsx';
import styles from './rich-text-field.module.css';

/** A heading keeps the anchor that other pages link to. */
const AnchoredHeading = Heading.extend({
	addAttributes() {
		return { ...this.parent?.(), anchor: { default: null, rendered: false, keepOnSplit: false } };
	},
}).configure({ levels: [2, 3] });

/** What pages show, and no more: the rest is dropped where it is pasted. */
const EXTENSIONS = [
	StarterKit.configure({
		blockquote: false,
		code: false,
		codeBlock: false,
		heading: false,
		horizontalRule: false,
		link: false,
		strike: false,
		trailingNode: false,
		underline: false,
	}),
	AnchoredHeading,
	Link.configure({ autolink: false, openOnClick: false }),
	TableKit.configure({ table: { resizable: false } }),
];

/** A glove's card: one piece, which is moved and removed as a whole. */
const GloveNode = Node.create({
	name: 'glove',
	group: 'block',
	atom: true,
	draggable: true,
	addAttributes: () => ({
		partNumber: { default: '', parseHTML: (element: HTMLElement) => element.dataset.glove ?? '' },
	}),
	parseHTML: () => [{ tag: 'div[data-glove]' }],
	renderHTML: ({ node }) => {
		const partNumber = String(node.attrs.partNumber);
		return ['div', { 'data-glove': partNumber }, formatPartNumber(partNumber)];
	},
});

/** A picture, one piece as well. Only those of the site can be pasted. */
const PictureNode = Node.create({
	name: 'picture',
	group: 'block',
	atom: true,
	draggable: true,
	addAttributes: () => ({ src: { default: '' }, alt: { default: '' } }),
	parseHTML: () => [{ tag: 'img[src^="/pictures/"]' }],
	renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});

const WITH = { pictures: [...EXTENSIONS, PictureNode], gloves: [...EXTENSIONS, GloveNode] };
const SCHEMAS = { pictures: richTextSchema, gloves: richDraftSchema };

/** Distances in px that keep the cursor clear of the bar above and the form's foot below. */
const IN_SIGHT = { scrollThreshold: 110, scrollMargin: 110 };

type RichTextEditorProps = {
	id: string;
	lang: string | undefined;
	value: RichText;
	hasError: boolean;
	holds: 'pictures' | 'gloves';
	onChange: (value: RichText) => void;
};

/** The editor of a text, with its bar of buttons. */
export default function RichTextEditor({ id, lang, value, hasError, holds, onChange }: RichTextEditorProps) {
	const t = useTranslations('richText');
	/** What the editor holds. */
	const held = useRef(value);
	/** What the editor has said; a value that it has not said comes from elsewhere and is put into it. */
	const [said] = useState(() => new WeakSet<RichText>());
	const attributes: Record<string, string> = {
		id,
		role: 'textbox',
		'aria-multiline': 'true',
		'aria-labelledby': `${id}-label`,
		'aria-required': 'true',
		...(lang && { lang }),
		...(hasError && { 'aria-invalid': 'true', 'aria-describedby': `${id}-error` }),
	};
	const editor = useEditor({
		extensions: WITH[holds],
		content: value,
		// Its few rules are in our own sheet: the policy of our pages refuses added ones.
		injectCSS: false,
		editorProps: { attributes, ...IN_SIGHT },
		onUpdate: ({ editor }) => {
			const typed = editor.getJSON();
			const parsed = SCHEMAS[holds].safeParse(typed);
			// What is not valid is said when it is saved.
			const next = parsed.success ? parsed.data : withContents(typed);
			held.current = next;
			said.add(next);
			onChange(next);
		},
	});
	const described = JSON.stringify(attributes);
	useEffect(() => {
		editor.setOptions({ editorProps: { attributes: JSON.parse(described), ...IN_SIGHT } });
	}, [editor, described]);
	useEffect(() => {
		// While somebody types fast, the form still shows what the editor said before its last word.
		if (value === held.current || said.has(value)) return;
		held.current = value;
		editor.commands.setContent(value, { emitUpdate: false });
	}, [editor, said, value]);

	return (
		<Shell
			editor={editor}
			className={styles.editor}
			classNames={{ control: styles.control ?? '' }}
			labels={labelsIn(t)}
			withTypographyStyles={false}
		>
			<Shell.Toolbar sticky stickyOffset={0} role="group" aria-label={t('toolbar')}>
				<Shell.ControlsGroup>
					<Shell.H2 />
					<Shell.H3 />
				</Shell.ControlsGroup>
				<Shell.ControlsGroup>
					<Shell.Bold />
					<Shell.Italic />
				</Shell.ControlsGroup>
				<Shell.ControlsGroup>
					<Shell.BulletList />
					<Shell.OrderedList />
				</Shell.ControlsGroup>
				<Shell.ControlsGroup>
					<LinkControl editor={editor} />
					<Shell.Unlink />
				</Shell.ControlsGroup>
				<TableControls editor={editor} />
				<Shell.ControlsGroup>
					{holds === 'gloves' ? <GloveControl editor={editor} /> : <PictureControl editor={editor} />}
				</Shell.ControlsGroup>
				<Shell.ControlsGroup>
					<Shell.Undo />
					<Shell.Redo />
				</Shell.ControlsGroup>
			</Shell.Toolbar>
			<Shell.Content />
		</Shell>
	);
}

/** The button that makes a table; in a table, those that change it. */
function TableControls({ editor }: { editor: Editor }) {
	const isInTable = useEditorState({ editor, selector: ({ editor }) => editor.isActive('table') });
	return (
		<Shell.ControlsGroup>
			{isInTable ? (
				<>
					<Shell.TableRowAfter />
					<Shell.TableRowDelete />
					<Shell.TableColumnAfter />
					<Shell.TableColumnDelete />
					<Shell.TableToggleHeaderRow />
					<Shell.TableDelete />
				</>
			) : (
				<Shell.TableInsert maxColumns={6} maxRows={8} />
			)}
		</Shell.ControlsGroup>
	);
}

function labelsIn(t: ReturnType<typeof useTranslations<'richText'>>) {
	return {
		boldControlLabel: t('bold'),
		italicControlLabel: t('italic'),
		bulletListControlLabel: t('bulletList'),
		orderedListControlLabel: t('orderedList'),
		unlinkControlLabel: t('unlink'),
		undoControlLabel: t('undo'),
		redoControlLabel: t('redo'),
		h2ControlLabel: t('heading'),
		h3ControlLabel: t('smallHeading'),
		tableInsertControlLabel: t('table.insert'),
		tableInsertLabel: (columns: number, rows: number) => t('table.size', { columns, rows }),
		tableRowAfterControlLabel: t('table.rowAfter'),
		tableRowDeleteControlLabel: t('table.rowDelete'),
		tableColumnAfterControlLabel: t('table.columnAfter'),
		tableColumnDeleteControlLabel: t('table.columnDelete'),
		tableToggleHeaderRowControlLabel: t('table.headerRow'),
		tableDeleteControlLabel: t('table.remove'),
	};
}
