import { Button, Group, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Spinner } from '../../../platform/ui/overlays/spinner.tsx';
import type { PictureUploads } from '../pictures/use-picture-uploads.ts';
import type { WaitingSave } from './use-waiting-save.ts';

/** In the save bar: the progress of uploads that a save waits for, or the choice of what to do about failed ones. */
export function SaveWaiting({ save, pictures }: { save: WaitingSave; pictures: PictureUploads }) {
	const t = useTranslations('productEditing.waiting');
	const choice = useRef<HTMLButtonElement>(null);
	const { state } = save;
	const { uploads, done } = pictures;
	const names = uploads.filter((upload) => upload.state === 'failed').map(({ file }) => file.name);

	// The user who pressed “Save” must decide, so focus moves to the choice.
	useEffect(() => {
		if (state === 'asking') choice.current?.focus();
	}, [state]);

	return (
		<>
			<div role="status">
				{state === 'waiting' && (
					<Group gap="xs" fw={700}>
						<Spinner size={24} />
						{t('saving', { done, total: done + uploads.length })}
					</Group>
				)}
			</div>
			{state === 'waiting' && (
				<Button variant="default" onClick={save.stop}>
					{t('stop')}
				</Button>
			)}
			{state === 'asking' && (
				<>
					<Text role="alert" c="var(--no-use)" fw={700} flex="1 1 260px">
						{t('failed', { count: names.length })} <bdi>{names.slice(0, 3).join(', ')}</bdi>
					</Text>
					<Button ref={choice} onClick={save.tryAgain}>
						{t('again')}
					</Button>
					<Button variant="default" onClick={save.saveWithout}>
						{t('without', { count: names.length })}
					</Button>
					<Button variant="default" onClick={save.stop}>
						{t('back')}
					</Button>
				</>
			)}
		</>
	);
}
