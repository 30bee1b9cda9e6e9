import { Button, Popover, TextInput } from '@mantine/core';
import { RichTextEditor as Shell } from '@mantine/tiptap';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { findGloveName, useGloveNames } from '../gloves/use-glove-names.ts';
import { StaffIcon } from '../staff-icon.tsx';
import styles from './rich-text-field.module.css';

/** The button that puts a glove's card into the text, with the box that asks for its number. */
export function GloveControl({ editor }: { editor: Editor }) {
	const t = useTranslations('richText.glove');
	const [typed, setTyped] = useState<string>();
	const [isWrong, setWrong] = useState(false);
	const found = findGloveName(useGloveNames(typed === undefined ? [] : [typed]), typed ?? '');
	const glove = found !== undefined && found !== 'unknown' && found.state === 'published' ? found : undefined;

	function close() {
		setTyped(undefined);
		setWrong(false);
		editor.commands.focus();
	}

	function insert() {
		if (!glove) return setWrong(true);
		setTyped(undefined);
		editor
			.chain()
			.focus()
			// With a line below it, which the cursor goes to: what is typed next would replace the card.
			.insertContent([{ type: 'glove', attrs: { partNumber: glove.partNumber } }, { type: 'paragraph' }])
			.run();
	}

	return (
		<Popover opened={typed !== undefined} onChange={(isOpen) => !isOpen && close()} trapFocus shadow="md">
			<Popover.Target>
				<Shell.Control aria-label={t('insert')} title={t('insert')} onClick={() => setTyped('')}>
					<StaffIcon name="tag" size={16} />
				</Shell.Control>
			</Popover.Target>
			<Popover.Dropdown className={styles.link}>
				<TextInput
					label={t('label')}
					description={glove ? <bdi>{glove.name}</bdi> : t('hint')}
					value={typed ?? ''}
					error={isWrong && !glove && t('unknown')}
					autoComplete="off"
					maxLength={64}
					onChange={(event) => {
						setTyped(event.currentTarget.value);
						setWrong(false);
					}}
					onKeyDown={(event) => {
						if (event.key !== 'Enter') return;
						event.preventDefault();
						insert();
					}}
				/>
				<Button onClick={insert}>{t('put')}</Button>
			</Popover.Dropdown>
		</Popover>
	);
}
