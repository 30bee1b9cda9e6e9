import { Button, Group } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { AlertBlock } from '../alert-block.tsx';
import type { RequestError } from '../staff-request.ts';
import { StaffTime } from '../staff-time.tsx';
import type { FormDraft } from './form-draft.ts';
import { fieldId } from './form-value.ts';

/** The errors that prevent saving a form; each message once, linked to its field. */
export function FormErrors({ errors, refusal }: { errors: readonly RequestError[]; refusal?: string }) {
	// The refusal describes the errors counted here, so it disappears when the first of them is fixed.
	const [errorCount, setErrorCount] = useState(0);
	// biome-ignore lint/correctness/useExhaustiveDependencies: counted only when the refusal changes
	useEffect(() => setErrorCount(refusal === undefined ? 0 : errors.length), [refusal]);
	const shown = errors.length >= errorCount ? refusal : undefined;
	if (errors.length === 0 && !shown) return null;
	const sentences = new Map<string, RequestError>();
	for (const error of errors) if (!sentences.has(error.message)) sentences.set(error.message, error);
	return (
		<AlertBlock tone="error">
			{shown && <p>{shown}</p>}
			{sentences.size > 0 && (
				<ul role="list">
					{[...sentences.values()].map(({ path, message }) => (
						<li key={path}>
							<a
								style={{ display: 'inline-block', paddingBlock: 4, color: 'inherit' }}
								href={`#${fieldId(path)}`}
								onClick={(event) => {
									event.preventDefault();
									document.getElementById(fieldId(path))?.focus();
								}}
							>
								{message}
							</a>
						</li>
					))}
				</ul>
			)}
		</AlertBlock>
	);
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
