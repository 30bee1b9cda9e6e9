import { ActionIcon, Button, Group, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { Spinner } from '../../../platform/ui/overlays/spinner.tsx';
import { StaffIcon } from '../../kit/staff-icon.tsx';
import styles from './product-pictures.module.css';
import type { PictureUpload } from './use-picture-uploads.ts';

type UploadTileProps = { upload: PictureUpload; onAgain: () => void; onRemove: () => void };

/** An upload in progress, or why it failed. */
export function UploadTile({ upload: { file, state, reason }, onAgain, onRemove }: UploadTileProps) {
	const t = useTranslations('productEditing.pictures');
	const { name } = file;
	if (state !== 'failed') {
		return (
			<li className={styles.tile} aria-busy="true">
				{state === 'sending' && <Spinner size={32} />}
				<Text p="sm">{t(state, { name })}</Text>
			</li>
		);
	}
	return (
		<li className={styles.tile} data-failed>
			<Text p="sm" role="alert">
				{t('failed', { name, reason })}
			</Text>
			<Group justify="space-between">
				<Button variant="subtle" td="underline" onClick={onAgain}>
					{t('again')}
				</Button>
				<ActionIcon variant="subtle" c="var(--ink)" aria-label={t('takeOff', { name })} onClick={onRemove}>
					<StaffIcon name="trash" size={20} />
				</ActionIcon>
			</Group>
		</li>
	);
}
