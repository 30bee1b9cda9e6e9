import { type Editor, useEditorState } from '@tiptap/react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { findLinkError, tidyLink } from '../../../domain/rich-text/rich-text-schema.ts';
import { AskControl } from './ask-control.tsx';

/** The button that links the marked words, with the box that asks where to. */
export function LinkControl({ editor }: { editor: Editor }) {
	const t = useTranslations('richText');
	const [typed, setTyped] = useState<string>();
	const [isWrong, setWrong] = useState(false);
	const { isLink, isEmpty } = useEditorState({
		editor,
		selector: ({ editor }) => ({ isLink: editor.isActive('link'), isEmpty: editor.state.selection.empty }),
	});

	function type(text: string | undefined) {
		setTyped(text);
		setWrong(false);
	}

	function link() {
		const href = tidyLink(typed ?? '');
		if (findLinkError(href)) return setWrong(true);
		type(undefined);
		editor.chain().focus().extendMarkRange('link').setLink({ href }).run();
	}

	return (
		<AskControl
			title={t('link')}
			icon="link"
			isActive={isLink}
			isDisabled={isEmpty && !isLink}
			typed={typed}
			field={{ label: t('linkAddress'), hint: t('linkHint'), error: isWrong && t('linkWrong') }}
			action={t('linkSave')}
			onOpen={() => type(String(editor.getAttributes('link').href ?? ''))}
			onType={type}
			onClose={() => {
				type(undefined);
				editor.commands.focus();
			}}
			onSubmit={link}
		/>
	);
}
