import { Input } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import type { RichText } from '../../../domain/rich-text/rich-text.ts';
import { RichTextBlocks } from '../../../domain/rich-text/rich-text-blocks.tsx';
import { useHydrated } from '../../../platform/ui/hydrated.ts';
import { useFormState } from '../form/form-context.tsx';
import { fieldId, valueAt } from '../form/form-value.ts';
import styles from './rich-text-field.module.css';

// The editor's code is loaded by pages that have one, and never on the server.
const Editor = lazy(() => import('./rich-text-editor.tsx'));

type RichTextFieldProps = {
	path: string;
	label: string;
	hint?: string;
	lang?: string | undefined;
	/** What the text may show besides words. */
	holds: 'pictures' | 'gloves';
};

/** A text with headings, lists, tables, links, and pictures or gloves. Until the editor is there, and without scripts, it is read. */
export function RichTextField({ path, label, hint, lang, holds }: RichTextFieldProps) {
	const t = useTranslations('richText');
	const { value, set, errors } = useFormState<object>();
	const isReady = useHydrated();
	const text = valueAt(value, path) as RichText;
	const id = fieldId(path);
	const error = errors.get(path);
	const read = (
		<div className={styles.read} lang={lang}>
			<RichTextBlocks blocks={text.content} />
		</div>
	);
	return (
		<Input.Wrapper
			size="md"
			label={label}
			labelElement="div"
			labelProps={{ id: `${id}-label` }}
			description={hint}
			inputWrapperOrder={['label', 'input', 'description', 'error']}
			withAsterisk
			error={error && <span id={`${id}-error`}>{t('error', { error })}</span>}
		>
			{isReady ? (
				<Suspense fallback={read}>
					<Editor
						id={id}
						lang={lang}
						value={text}
						hasError={error !== undefined}
						holds={holds}
						onChange={(next) => set(path, next)}
					/>
				</Suspense>
			) : (
				read
			)}
		</Input.Wrapper>
	);
}
