import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Translation } from '../../domain/translations/translation.ts';
import { useStaffRequest } from '../kit/session-dialog.tsx';
import { showUndo } from '../kit/undo-notice.tsx';

/** What a text is to be. */
export type TranslationChange = Pick<Translation, 'french' | 'draft' | 'earlier'>;

const pathOf = ({ kind, id }: { kind: string; id: string }) =>
	`/api/admin/translations/${kind}/${encodeURIComponent(id)}`;

/** Saves texts of one record, one at a time; what went on the site can be taken back. */
export function useTranslationSave(
	page: { kind: string; id: string },
	texts: readonly Translation[],
	onStored: (at: number, text: Translation) => void,
) {
	const t = useTranslations('translations');
	const send = useStaffRequest();
	const { revalidate } = useRevalidator();
	const [busy, setBusy] = useState<number>();
	const [errors, setErrors] = useState<Readonly<Record<number, string>>>({});
	const closeUndo = useRef(() => {});
	const latest = useRef(texts);
	latest.current = texts;

	/** Whether it was saved. */
	async function save(at: number, change: TranslationChange, isUndo = false): Promise<boolean> {
		const before = latest.current[at];
		if (!before || busy !== undefined) return false;
		const { english, french, draft, earlier } = before;
		setBusy(at);
		setErrors(({ [at]: _, ...others }) => others);
		const result = await send<Translation>(pathOf(page), {
			method: 'PUT',
			body: {
				english,
				was: { french, draft, earlier: earlier ?? null },
				...change,
				earlier: change.earlier ?? null,
			},
		});
		setBusy(undefined);
		if (!result.ok) {
			const { current } = (result.answer ?? {}) as { current?: Translation };
			// What somebody else saved is shown above what was typed.
			if (current) onStored(at, current);
			const message = result.errors[0]?.message ?? (result.detail || t('card.unanswered'));
			setErrors((others) => ({ ...others, [at]: message }));
			return false;
		}
		onStored(at, result.answer);
		// Somebody who takes it back may be on another page by then.
		if (isUndo) void revalidate();
		closeUndo.current();
		if (!isUndo)
			closeUndo.current = showUndo({
				message: change.draft === '' ? t('card.published') : t('card.drafted'),
				undo: t('card.undo'),
				onUndo: () => void save(at, { french, draft, earlier }, true),
			});
		return true;
	}

	return { busy, errorOf: (at: number) => errors[at], save };
}
