import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Spinner } from '../../../platform/ui/overlays/spinner.tsx';
import { StaffIcon } from '../../kit/staff-icon.tsx';
import type { PictureUploads } from '../pictures/use-picture-uploads.ts';
import styles from './save-waiting.module.css';
import type { WaitingSave } from './use-waiting-save.ts';

/** In the bar that saves: how far the pictures are that a save waits for, or what to do about those that failed. */
export function SaveWaiting({ save, pictures }: { save: WaitingSave; pictures: PictureUploads }) {
	const t = useTranslations('productEditing.waiting');
	const choice = useRef<HTMLButtonElement>(null);
	const { state } = save;
	const { uploads, done } = pictures;
	const names = uploads.filter((upload) => upload.state === 'failed').map(({ file }) => file.name);

	// Whoever pressed “Save” is asked; the question comes to them.
	useEffect(() => {
		if (state === 'asking') choice.current?.focus();
	}, [state]);

	return (
		<>
			<div className={styles.said} role="status">
				{state === 'waiting' && (
					<p className={styles.line}>
						<Spinner size={24} />
						{t('saving', { done, total: done + uploads.length })}
					</p>
				)}
			</div>
			{state === 'waiting' && (
				<Button variant="default" className={styles.stop} onClick={save.stop}>
					{t('stop')}
				</Button>
			)}
			{state === 'asking' && (
				<div className={styles.question}>
					<p className={styles.line} role="alert">
						<StaffIcon name="warning" size={20} />
						<span>
							{t('failed', { count: names.length })} <bdi>{names.slice(0, 3).join(', ')}</bdi>
						</span>
					</p>
					<Button ref={choice} onClick={save.tryAgain}>
						{t('again')}
					</Button>
					<Button variant="default" onClick={save.saveWithout}>
						{t('without', { count: names.length })}
					</Button>
					<Button variant="default" onClick={save.stop}>
						{t('back')}
					</Button>
				</div>
			)}
		</>
	);
}
