import { useTranslations } from 'use-intl';
import { PICTURE_LIMITS, type PictureAnswer } from '../../pictures/picture.ts';
import { useStaffRequest } from '../session-dialog.tsx';

type SentPicture = { picture: string } | { reason: string };

/**
 * Uploads a picture, with the fields of its form beside the file, and answers with its address, or with the reason why it
 * is not stored. A repeated call with the same key does not store it twice.
 */
export function useSendPicture() {
	const t = useTranslations('pictureField');
	const send = useStaffRequest();
	return async function sendPicture(
		url: string,
		file: File,
		key: string,
		fields: Readonly<Record<string, string>> = {},
	): Promise<SentPicture> {
		if (file.size > PICTURE_LIMITS.bytes) return { reason: t('tooLarge') };
		const body = new FormData();
		for (const [name, value] of Object.entries(fields)) body.set(name, value);
		body.set('file', file);
		const headers = { 'idempotency-key': key };
		const result = await send<PictureAnswer>(url, { method: 'POST', body, headers });
		if (result.ok) return { picture: result.answer.picture };
		return { reason: result.status === 0 ? t('offline') : (result.errors[0]?.message ?? result.detail) };
	};
}
