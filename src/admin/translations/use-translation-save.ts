import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Translation } from '../../domain/translations/translation.ts';
import { useImportUndo } from '../kit/file/import-undo.tsx';
import { useStaffRequest } from '../kit/session-dialog.tsx';
import { showUndo } from '../kit/undo-notice.tsx';
import { IMPORT_PATH } from './import/translation-import-dialog.tsx';

/** What a text is to be. */
export type TranslationChange = Pick<Translation, 'french' | 'draft' | 'earlier'>;

/** A text as stored, and how many other gloves have its English without French. */
type StoredTranslation = Translation & { others: number };

const PATH = '/api/admin/translations';
const pathOf = ({ kind, id }: { kind: string; id: string }) => `${PATH}/${kind}/${encodeURIComponent(id)}`;

/** Saves texts of one record, one at a time; what went on the site can be taken back. */
export function useTranslationSave(
	page: { kind: string; id: string },
	texts: readonly Translation[],
	onStored: (at: number, text: Translation) => void,
) {
	const t = useTranslations('translations');
	const send = useStaffRequest();
	const { revalidate } = useRevalidator();
	const undoMany = useImportUndo(IMPORT_PATH, (count) => t('import.undone', { count }));
	const [busy, setBusy] = useState<number>();
	const [errors, setErrors] = useState<Readonly<Record<number, string>>>({});
	const [others, setOthers] = useState<Readonly<Record<number, number>>>({});
	const closeUndo = useRef(() => {});
	const latest = useRef(texts);
	latest.current = texts;

	/** Sends a request about one text; undefined if another one is on its way or it failed. */
	async function request<Answer>(at: number, url: string, method: 'PUT' | 'POST', body: object) {
		if (busy !== undefined) return undefined;
		setBusy(at);
		setErrors(({ [at]: _, ...rest }) => rest);
		const result = await send<Answer>(url, { method, body });
		setBusy(undefined);
		if (result.ok) return result.answer;
		const { current } = (result.answer ?? {}) as { current?: Translation };
		// What somebody else saved is shown above what was typed.
		if (current) onStored(at, current);
		const message = result.errors[0]?.message ?? (result.detail || t('card.unanswered'));
		setErrors((rest) => ({ ...rest, [at]: message }));
		return undefined;
	}

	/** Only the last thing done can be undone here. */
	function offerUndo(message: string, onUndo: () => void) {
		closeUndo.current();
		closeUndo.current = showUndo({ message, undo: t('card.undo'), onUndo });
	}

	/** Whether it was saved. */
	async function save(at: number, change: TranslationChange, isUndo = false): Promise<boolean> {
		const before = latest.current[at];
		if (!before) return false;
		const { english, french, draft, earlier } = before;
		const was = { french, draft, earlier: earlier ?? null };
		const body = { english, was, ...change, earlier: change.earlier ?? null };
		const answer = await request<StoredTranslation>(at, pathOf(page), 'PUT', body);
		if (!answer) return false;
		const { others: count, ...stored } = answer;
		onStored(at, stored);
		setOthers((rest) => ({ ...rest, [at]: isUndo ? 0 : count }));
		closeUndo.current();
		// Somebody who takes it back may be on another page by then.
		if (isUndo) void revalidate();
		else
			offerUndo(t(change.draft === '' ? 'card.published' : 'card.drafted'), () => {
				void save(at, { french, draft, earlier }, true);
			});
		return true;
	}

	/** Puts the French of a text on the other gloves with the same English. */
	async function spread(at: number) {
		const { english = '', french = '' } = latest.current[at] ?? {};
		const body = { english, french };
		const answer = await request<{ undoId: string; changed: number }>(at, `${PATH}/others`, 'POST', body);
		if (!answer) return;
		setOthers((rest) => ({ ...rest, [at]: 0 }));
		const { undoId, changed } = answer;
		if (changed > 0) offerUndo(t('card.spread', { count: changed }), () => void undoMany(undoId));
	}

	return {
		busy,
		errorOf: (at: number) => errors[at],
		othersOf: (at: number) => others[at] ?? 0,
		save,
		spread,
	};
}
