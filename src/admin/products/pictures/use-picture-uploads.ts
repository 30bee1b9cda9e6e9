import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { makeIdempotencyKey } from '../../../platform/ui/fields/idempotency-key.ts';
import { useSendPicture } from '../../kit/pictures/use-send-picture.ts';
import { PICTURE_LIMITS } from '../../pictures/picture.ts';

/** A file being uploaded as one of a glove's pictures. */
export type PictureUpload = {
	/** Also the idempotency key, so that a retry after a lost response does not store the file twice. */
	key: string;
	file: File;
	state: 'waiting' | 'sending' | 'failed';
	/** Why it failed. */
	reason: string;
};

/** Picture uploads of a glove's form. A save waits for them (`use-waiting-save.ts`). */
export type PictureUploads = {
	uploads: readonly PictureUpload[];
	/** Number of uploads completed since the queue was last empty. */
	done: number;
	/** The last picture stored, and the number of pictures including it. */
	stored: { name: string; number: number } | undefined;
	add: (files: Iterable<File>) => void;
	tryAgain: (key: string) => void;
	remove: (key: string) => void;
	/** Discards all uploads, including the one in progress. */
	clear: () => void;
};

type PictureUploadsOptions = {
	partNumber: string;
	/** The form's current entries. */
	pictures: readonly string[];
	/** Called with the entries, the new one last. */
	onStored: (pictures: string[]) => void;
};

/** Uploads files one at a time, as the server decodes them. A failed one stays until it is retried or removed. */
export function usePictureUploads({ partNumber, pictures, onStored }: PictureUploadsOptions): PictureUploads {
	const t = useTranslations('productEditing.pictures');
	const sendPicture = useSendPicture();
	const [uploads, setUploads] = useState<readonly PictureUpload[]>([]);
	const [done, setDone] = useState(0);
	const [stored, setStored] = useState<PictureUploads['stored']>();
	// Keys of uploads that were not removed; responses to removed ones are ignored.
	const wanted = useRef(new Set<string>());
	// An upload ends long after the click, so it is added to the entries that the form has by then.
	const latest = useRef(pictures);
	const isSending = useRef(false);
	useEffect(() => {
		latest.current = pictures;
	}, [pictures]);

	const change = useCallback(
		(key: string, to: Partial<PictureUpload>) =>
			setUploads((before) => before.map((upload) => (upload.key === key ? { ...upload, ...to } : upload))),
		[],
	);
	const remove = useCallback((key: string) => {
		wanted.current.delete(key);
		setUploads((before) => before.filter((upload) => upload.key !== key));
	}, []);
	const clear = useCallback(() => {
		wanted.current.clear();
		setUploads([]);
	}, []);
	const add = useCallback((files: Iterable<File>) => {
		const added = Array.from(files, (file): PictureUpload => {
			return { key: makeIdempotencyKey(), file, state: 'waiting', reason: '' };
		});
		if (wanted.current.size === 0) setDone(0);
		for (const { key } of added) wanted.current.add(key);
		setUploads((before) => [...before, ...added]);
	}, []);
	const tryAgain = useCallback((key: string) => change(key, { state: 'waiting', reason: '' }), [change]);

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
		if (latest.current.length >= PICTURE_LIMITS.perGlove) {
			return refuse(t('tooMany', { most: PICTURE_LIMITS.perGlove }));
		}
		const fields = { partNumber: partNumber.trim(), index: String(latest.current.length) };
		const sent = await sendPicture('/api/upload', file, key, fields);
		if (!wanted.current.has(key)) return;
		if ('reason' in sent) return refuse(sent.reason);
		const { picture } = sent;
		if (latest.current.includes(picture)) return refuse(t('known'));
		latest.current = [...latest.current, picture];
		remove(key);
		setDone((before) => before + 1);
		setStored({ name: file.name, number: latest.current.length });
		onStored([...latest.current]);
	}

	return useMemo(
		() => ({ uploads, done, stored, add, tryAgain, remove, clear }),
		[uploads, done, stored, add, tryAgain, remove, clear],
	);
}
