import { Button, Popover, TextInput } from '@mantine/core';
import { RichTextEditor as Shell } from '@mantine/tiptap';
import { type Editor, useEditorState } from '@tiptap/react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { findLinkError, tidyLink } from '../../../domain/rich-text/rich-text-schema.ts';
import { StaffIcon } from '../staff-icon.tsx';
import styles from './rich-text-field.module.css';

/** The button that links the marked words, with the box that asks where to. */
export function LinkControl({ editor }: { editor: Editor }) {
	const t = useTranslations('richText');
	const [typed, setTyped] = useState<string>();
	const [isWrong, setWrong] = useState(false);
	const { isLink, isEmpty } = useEditorState({
		editor,
		selector: ({ editor }) => ({ isLink: editor.isActive('link'), isEmpty: editor.state.selection.empty }),
	});

	function open() {
		setWrong(false);
		setTyped(String(editor.getAttributes('link').href ?? ''));
	}

	function close() {
		setTyped(undefined);
		editor.commands.focus();
	}

	function link() {
		const href = tidyLink(typed ?? '');
		if (findLinkError(href)) return setWrong(true);
		setTyped(undefined);
		editor.chain().focus().extendMarkRange('link').setLink({ href }).run();
	}

	return (
		<Popover opened={typed !== undefined} onChange={(isOpen) => !isOpen && close()} trapFocus shadow="md">
			<Popover.Target>
				<Shell.Control
					aria-label={t('link')}
					title={t('link')}
					active={isLink}
					disabled={isEmpty && !isLink}
					onClick={open}
				>
					<StaffIcon name="link" size={16} />
				</Shell.Control>
			</Popover.Target>
			<Popover.Dropdown className={styles.link}>
				<TextInput
					label={t('linkAddress')}
					description={t('linkHint')}
					value={typed ?? ''}
					error={isWrong && t('linkWrong')}
					autoComplete="off"
					onChange={(event) => {
						setTyped(event.currentTarget.value);
						setWrong(false);
					}}
					onKeyDown={(event) => {
						if (event.key !== 'Enter') return;
						event.preventDefault();
						link();
					}}
				/>
				<Button onClick={link}>{t('linkSave')}</Button>
			</Popover.Dropdown>
		</Popover>
	);
}
