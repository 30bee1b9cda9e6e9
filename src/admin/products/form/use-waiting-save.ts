import { useEffect, useState } from 'react';
import type { PictureUploads } from '../pictures/use-picture-uploads.ts';

export type WaitingSave = {
	/** Saves at once, or as soon as every picture is in. */
	start: () => void;
	/** Goes back to typing; the pictures still come in. */
	stop: () => void;
	/** `waiting` for pictures on their way; `asking` what to do about those that are not in. */
	state: 'idle' | 'waiting' | 'asking';
	tryAgain: () => void;
	saveWithout: () => void;
};

/** A save that never leaves a picture behind: it waits for those on their way, and asks about those that failed. */
export function useWaitingSave(pictures: PictureUploads, save: () => void): WaitingSave {
	const [isAsked, setIsAsked] = useState(false);
	const { uploads } = pictures;
	const isOnItsWay = uploads.some(({ state }) => state !== 'failed');
	const failed = uploads.filter(({ state }) => state === 'failed');
	const state = !isAsked || uploads.length === 0 ? 'idle' : isOnItsWay ? 'waiting' : 'asking';

	// With the last picture among the form's own: the save of this render sends it.
	useEffect(() => {
		if (!isAsked || uploads.length > 0) return;
		setIsAsked(false);
		save();
	});

	return {
		state,
		start: () => setIsAsked(true),
		stop: () => setIsAsked(false),
		tryAgain: () => {
			for (const { key } of failed) pictures.tryAgain(key);
		},
		saveWithout: () => {
			for (const { key } of failed) pictures.takeOff(key);
			setIsAsked(true);
		},
	};
}
