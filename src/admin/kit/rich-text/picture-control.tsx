import { Button, Popover, Text, TextInput } from '@mantine/core';
import { RichTextEditor as Shell } from '@mantine/tiptap';
import { type Editor, useEditorState } from '@tiptap/react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { RICH_TEXT_LIMITS } from '../../../domain/rich-text/rich-text.ts';
import { PictureButton, UploadFailure } from '../pictures/picture-button.tsx';
import { usePageUpload } from '../pictures/use-page-upload.ts';
import { StaffIcon } from '../staff-icon.tsx';
import styles from './rich-text-field.module.css';

type Typed = { src: string; alt: string };

/** The button that puts a picture into the text, or changes the marked one, with the box that asks what it shows. */
export function PictureControl({ editor }: { editor: Editor }) {
	const t = useTranslations('richText.picture');
	const [typed, setTyped] = useState<Typed>();
	const [isWrong, setWrong] = useState(false);
	const isMarked = useEditorState({ editor, selector: ({ editor }) => editor.isActive('picture') });
	const { upload, store, forget } = usePageUpload((src) =>
		setTyped((before) => before && { ...before, src }),
	);
	const { src = '', alt = '' } = typed ?? {};

	function open() {
		const { src = '', alt = '' } = isMarked ? editor.getAttributes('picture') : {};
		forget();
		setWrong(false);
		setTyped({ src: String(src), alt: String(alt) });
	}

	function close() {
		setTyped(undefined);
		editor.commands.focus();
	}

	function put() {
		const attrs = { src, alt: alt.trim() };
		if (attrs.src === '' || attrs.alt === '') return setWrong(true);
		setTyped(undefined);
		const chain = editor.chain().focus();
		if (isMarked) chain.updateAttributes('picture', attrs).run();
		// With a line below it, which the cursor goes to: what is typed next would replace the picture.
		else chain.insertContent([{ type: 'picture', attrs }, { type: 'paragraph' }]).run();
	}

	return (
		<Popover opened={typed !== undefined} onChange={(isOpen) => !isOpen && close()} trapFocus shadow="md">
			<Popover.Target>
				<Shell.Control aria-label={t('insert')} title={t('insert')} active={isMarked} onClick={open}>
					<StaffIcon name="picture" size={16} />
				</Shell.Control>
			</Popover.Target>
			<Popover.Dropdown className={styles.ask}>
				{src !== '' && <img className={styles.asked} src={src} alt="" />}
				<PictureButton isReplaced={src !== ''} upload={upload} onFile={(file) => void store(file)} />
				<UploadFailure upload={upload} />
				{isWrong && src === '' && (
					<Text c="var(--no-use)" role="alert">
						{t('none')}
					</Text>
				)}
				<TextInput
					w="100%"
					label={t('text')}
					description={t('textHint')}
					value={alt}
					error={isWrong && alt.trim() === '' && t('noText')}
					autoComplete="off"
					maxLength={RICH_TEXT_LIMITS.alt}
					onChange={(event) => setTyped({ src, alt: event.currentTarget.value })}
					onKeyDown={(event) => {
						if (event.key !== 'Enter') return;
						event.preventDefault();
						put();
					}}
				/>
				<Button onClick={put}>{t(isMarked ? 'change' : 'put')}</Button>
			</Popover.Dropdown>
		</Popover>
	);
}
