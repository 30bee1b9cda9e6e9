import { useEffect, useState } from 'react';
import type { PictureUploads } from '../pictures/use-picture-uploads.ts';

export type WaitingSave = {
	/** Saves immediately, or as soon as all pictures are uploaded. */
	start: () => void;
	/** Returns to editing; uploads continue. */
	stop: () => void;
	/** `waiting` for uploads in progress; `asking` what to do about failed ones. */
	state: 'idle' | 'waiting' | 'asking';
	tryAgain: () => void;
	saveWithout: () => void;
};

/** A save that never omits a picture silently: it waits for uploads in progress, and asks about failed ones. */
export function useWaitingSave(pictures: PictureUploads, save: () => void): WaitingSave {
	const [isRequested, setIsRequested] = useState(false);
	const { uploads } = pictures;
	const isUploading = uploads.some(({ state }) => state !== 'failed');
	const failed = uploads.filter(({ state }) => state === 'failed');
	const state = !isRequested || uploads.length === 0 ? 'idle' : isUploading ? 'waiting' : 'asking';

	// The form now contains the last picture, and the `save` of this render includes it.
	useEffect(() => {
		if (!isRequested || uploads.length > 0) return;
		setIsRequested(false);
		save();
	});

	return {
		state,
		start: () => setIsRequested(true),
		stop: () => setIsRequested(false),
		tryAgain: () => {
			for (const { key } of failed) pictures.tryAgain(key);
		},
		saveWithout: () => {
			for (const { key } of failed) pictures.remove(key);
			setIsRequested(true);
		},
	};
}
