import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { makeIdempotencyKey } from '../../../platform/ui/fields/idempotency-key.ts';
import { PICTURE_LIMITS, type PictureAnswer } from '../../pictures/picture.ts';
import { useStaffRequest } from '../session-dialog.tsx';

type PageUpload = { state: 'none' | 'sending' | 'stored' | 'failed'; name: string; reason: string };

const NONE: PageUpload = { state: 'none', name: '', reason: '' };

/** Uploads a picture for a page. `onStored` gets its address, unless the field is gone by then. */
export function usePageUpload(onStored: (address: string) => void) {
	const t = useTranslations('pictureField');
	const send = useStaffRequest();
	const [upload, setUpload] = useState(NONE);
	const isThere = useRef(false);
	useEffect(() => {
		isThere.current = true;
		return () => {
			isThere.current = false;
		};
	}, []);
	// The form may have changed while the file was sent.
	const latest = useRef(onStored);
	useEffect(() => {
		latest.current = onStored;
	}, [onStored]);

	async function store(file: File) {
		const { name } = file;
		if (file.size > PICTURE_LIMITS.bytes) {
			setUpload({ state: 'failed', name, reason: t('tooLarge') });
			return;
		}
		setUpload({ state: 'sending', name, reason: '' });
		const body = new FormData();
		body.set('file', file);
		const result = await send<PictureAnswer>('/api/admin/page-pictures', {
			method: 'POST',
			body,
			headers: { 'idempotency-key': makeIdempotencyKey() },
		});
		if (!isThere.current) return;
		if (!result.ok) {
			const reason = result.status === 0 ? t('offline') : (result.errors[0]?.message ?? result.detail);
			setUpload({ state: 'failed', name, reason });
			return;
		}
		setUpload({ state: 'stored', name, reason: '' });
		latest.current(result.answer.picture);
	}

	return { upload, store, forget: () => setUpload(NONE) };
}
