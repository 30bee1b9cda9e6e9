import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PICTURE_LIMITS, type PictureAnswer } from '../pictures/picture.ts';
import { useStaffCall } from '../staff/session-dialog.tsx';
import { makeCallKey } from '../ui/call-key.ts';

/** A file on its way to be one of a glove's pictures. */
export type PictureUpload = {
	/** Also names the call, so that a try that was answered but not heard is not stored twice. */
	key: string;
	file: File;
	state: 'waiting' | 'sending' | 'failed';
	/** Why it failed. */
	reason: string;
};

type PictureUploadsOptions = {
	partNumber: string;
	/** Entries that the form has now. */
	pictures: readonly string[];
	/** Takes the entries with the new one behind them. */
	onStored: (pictures: string[], file: File) => void;
};

/** Sends files one after the other, as the server decodes them. One that fails waits to be tried again or taken off. */
export function usePictureUploads({ partNumber, pictures, onStored }: PictureUploadsOptions) {
	const t = useTranslations('productEditing.pictures');
	const send = useStaffCall();
	const [uploads, setUploads] = useState<readonly PictureUpload[]>([]);
	// An upload ends long after the click: it adds to what the form has by then.
	const latest = useRef(pictures);
	const isSending = useRef(false);
	useEffect(() => {
		latest.current = pictures;
	}, [pictures]);

	const change = (key: string, to: Partial<PictureUpload>) =>
		setUploads((before) => before.map((upload) => (upload.key === key ? { ...upload, ...to } : upload)));
	const takeOff = (key: string) => setUploads((before) => before.filter((upload) => upload.key !== key));

	const next = uploads.find(({ state }) => state === 'waiting');
	useEffect(() => {
		if (!next || isSending.current) return;
		isSending.current = true;
		change(next.key, { state: 'sending' });
		store(next).finally(() => {
			isSending.current = false;
		});
	});

	async function store({ key, file }: PictureUpload) {
		const refuse = (reason: string) => change(key, { state: 'failed', reason });
		if (partNumber.trim() === '') return refuse(t('needsNumber'));
		if (file.size > PICTURE_LIMITS.bytes) return refuse(t('tooLarge'));
		if (latest.current.length >= PICTURE_LIMITS.perGlove) {
			return refuse(t('tooMany', { most: PICTURE_LIMITS.perGlove }));
		}
		const body = new FormData();
		body.set('partNumber', partNumber.trim());
		body.set('index', String(latest.current.length));
		body.set('file', file);
		const headers = { 'idempotency-key': key };
		const result = await send<PictureAnswer>('/api/upload', { method: 'POST', body, headers });
		if (!result.ok) {
			const [fault] = result.errors;
			return refuse(result.status === 0 ? t('offline') : (fault?.message ?? result.detail));
		}
		const { picture } = result.answer;
		if (latest.current.includes(picture)) return refuse(t('known'));
		latest.current = [...latest.current, picture];
		takeOff(key);
		onStored([...latest.current], file);
	}

	return {
		uploads,
		add: (files: Iterable<File>) => {
			const added = Array.from(files, (file): PictureUpload => {
				return { key: makeCallKey(), file, state: 'waiting', reason: '' };
			});
			setUploads((before) => [...before, ...added]);
		},
		tryAgain: (key: string) => change(key, { state: 'waiting', reason: '' }),
		takeOff,
	};
}
