import { Button, Group } from '@mantine/core';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { withColon } from '../../../platform/i18n/with-colon.ts';
import { AlertBlock } from '../alert-block.tsx';
import type { RequestError } from '../staff-request.ts';
import { StaffTime } from '../staff-time.tsx';
import type { FormDraft } from './form-draft.ts';
import { fieldId } from './form-value.ts';

/** The errors that prevent saving a form, each with its field's name and linked to it; the same sentence once. */
export function FormErrors({ errors, refusal }: { errors: readonly RequestError[]; refusal?: string }) {
	const locale = useLocale();
	// The refusal describes the errors counted here, so it disappears when the first of them is fixed.
	const [errorCount, setErrorCount] = useState(0);
	// biome-ignore lint/correctness/useExhaustiveDependencies: counted only when the refusal changes
	useEffect(() => setErrorCount(refusal === undefined ? 0 : errors.length), [refusal]);
	const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
	// Read from the fields, which the same change may have opened.
	useLayoutEffect(() => setNames(nameFields(errors.map(({ path }) => path))), [errors]);
	const shown = errors.length >= errorCount ? refusal : undefined;
	if (errors.length === 0 && !shown) return null;
	const sentences = new Map<string, string>();
	for (const { path, message } of errors) {
		const name = names.get(path) ?? '';
		// "must not be empty" needs a name; a sentence does not.
		const sentence =
			name !== '' && /^\p{Ll}/u.test(message) ? `${withColon(name, locale)} ${message}` : message;
		if (!sentences.has(sentence)) sentences.set(sentence, path);
	}
	return (
		<AlertBlock tone="error">
			{shown && <p>{shown}</p>}
			{sentences.size > 0 && (
				<ul role="list">
					{[...sentences].map(([sentence, path]) => (
						<li key={path}>
							<a
								style={{ display: 'inline-block', paddingBlock: 4, color: 'inherit' }}
								href={`#${fieldId(path)}`}
								onClick={(event) => {
									event.preventDefault();
									document.getElementById(fieldId(path))?.focus();
								}}
							>
								{sentence}
							</a>
						</li>
					))}
				</ul>
			)}
		</AlertBlock>
	);
}

/** The names of fields by path. Fields of one name in two cards are told apart by the card's title. */
function nameFields(paths: readonly string[]): Map<string, string> {
	const labels = paths.map(labelOfField);
	return new Map(
		paths.map((path, at) => {
			const label = labels[at] ?? '';
			const card = document
				.getElementById(fieldId(path))
				?.closest('section')
				?.querySelector('h2')?.textContent;
			const isShared = labels.filter((other) => other === label).length > 1;
			return [path, isShared && label !== '' && card ? `${card}, ${label}` : label];
		}),
	);
}

/** The label of a field as the page shows it, without the sign for a required one; empty if it has none. */
function labelOfField(path: string): string {
	const field = document.getElementById(fieldId(path));
	const label =
		field?.getAttribute('aria-label') ??
		(field as HTMLInputElement | null)?.labels?.[0]?.textContent ??
		document.getElementById(field?.getAttribute('aria-labelledby') ?? '')?.textContent;
	return label?.replace(/\s*\*$/, '') ?? '';
}

/** Offers to restore an earlier, unsaved draft. */
export function DraftNotice({
	draft,
	onRestore,
	onDrop,
}: {
	draft: FormDraft<unknown> | undefined;
	onRestore: () => void;
	onDrop: () => void;
}) {
	const t = useTranslations('staff.draft');
	if (!draft) return null;
	return (
		<AlertBlock tone="caution">
			<p>{t.rich('found', { at: () => <StaffTime at={draft.at} /> })}</p>
			<Group mt="sm">
				<Button variant="default" onClick={onRestore}>
					{t('restore')}
				</Button>
				<Button variant="subtle" td="underline" c="inherit" onClick={onDrop}>
					{t('drop')}
				</Button>
			</Group>
		</AlertBlock>
	);
}
