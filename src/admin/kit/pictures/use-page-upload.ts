import { useEffect, useRef, useState } from 'react';
import { makeIdempotencyKey } from '../../../platform/ui/fields/idempotency-key.ts';
import { useSendPicture } from './use-send-picture.ts';

/** The last upload of a field. */
export type PageUpload = { state: 'none' | 'sending' | 'stored' | 'failed'; name: string; reason: string };

const NONE: PageUpload = { state: 'none', name: '', reason: '' };

/** Uploads a picture for a page. `onStored` gets its address, unless the field is gone by then. */
export function usePageUpload(onStored: (address: string) => void) {
	const sendPicture = useSendPicture();
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
		setUpload({ state: 'sending', name, reason: '' });
		const sent = await sendPicture('/api/admin/page-pictures', file, makeIdempotencyKey());
		if (!isThere.current) return;
		if ('reason' in sent) {
			setUpload({ state: 'failed', name, reason: sent.reason });
			return;
		}
		setUpload({ state: 'stored', name, reason: '' });
		latest.current(sent.picture);
	}

	return { upload, store, forget: () => setUpload(NONE) };
}
