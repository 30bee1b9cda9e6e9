import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { findGloveName, useGloveNames } from '../gloves/use-glove-names.ts';
import { AskControl } from './ask-control.tsx';

/** The button that puts a glove's card into the text, with the box that asks for its number. */
export function GloveControl({ editor }: { editor: Editor }) {
	const t = useTranslations('richText.glove');
	const [typed, setTyped] = useState<string>();
	const [isWrong, setWrong] = useState(false);
	const found = findGloveName(useGloveNames(typed === undefined ? [] : [typed]), typed ?? '');
	const glove = found !== undefined && found !== 'unknown' && found.state === 'published' ? found : undefined;

	function type(text: string | undefined) {
		setTyped(text);
		setWrong(false);
	}

	function insert() {
		if (!glove) return setWrong(true);
		type(undefined);
		editor
			.chain()
			.focus()
			// With a line below it, which the cursor goes to: what is typed next would replace the card.
			.insertContent([{ type: 'glove', attrs: { partNumber: glove.partNumber } }, { type: 'paragraph' }])
			.run();
	}

	return (
		<AskControl
			title={t('insert')}
			icon="tag"
			typed={typed}
			field={{
				label: t('label'),
				hint: glove ? <bdi>{glove.name}</bdi> : t('hint'),
				error: isWrong && !glove && t('unknown'),
				maxLength: 64,
			}}
			action={t('put')}
			onOpen={() => type('')}
			onType={type}
			onClose={() => {
				type(undefined);
				editor.commands.focus();
			}}
			onSubmit={insert}
		/>
	);
}
