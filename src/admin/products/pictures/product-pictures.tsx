import { ActionIcon, Badge, Group, Input, Stack, Text } from '@mantine/core';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { GlovePicture } from '../../../domain/catalogue/pictures/picture.tsx';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { FileDrop } from '../../kit/file/file-drop.tsx';
import { errorAt, FieldError, FieldWarnings } from '../../kit/form/field-errors.tsx';
import { fieldId } from '../../kit/form/form-value.ts';
import { StaffIcon } from '../../kit/staff-icon.tsx';
import { PICTURE_KINDS } from '../../pictures/picture.ts';
import { useProductFormState } from '../form/product-form-context.ts';
import { PictureText } from './picture-text.tsx';
import styles from './product-pictures.module.css';
import { UploadTile } from './upload-tile.tsx';

/**
 * The pictures in order: the first is for the card, the second is shown when the card is hovered. Reordered by dragging
 * or with the arrow keys. New ones are picked or dropped, several at once, and added at the end.
 */
export function ProductPictures() {
	const t = useTranslations('productEditing.pictures');
	const { value, set, errors, pictures: uploading } = useProductFormState();
	const [dragged, setDragged] = useState<number>();
	const [edited, setEdited] = useState<string>();
	const [announcement, setAnnouncement] = useState('');
	const { pictures } = value;
	const { uploads, done, stored, add, tryAgain, remove } = uploading;
	useEffect(() => {
		if (stored) setAnnouncement(t('stored', stored));
	}, [stored, t]);
	const error = errorAt(errors, 'pictures', true, useLocale());

	function move(from: number, to: number) {
		if (to < 0 || to >= pictures.length || from === to) return;
		const next = [...pictures];
		next.splice(to, 0, ...next.splice(from, 1));
		set('pictures', next);
		setAnnouncement(t('moved', { number: to + 1, total: pictures.length }));
	}

	function moveByKey(event: KeyboardEvent, at: number) {
		const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
		if (!step) return;
		event.preventDefault();
		move(at, at + step);
		const list = event.currentTarget.closest('ul');
		requestAnimationFrame(() => list?.querySelectorAll<HTMLElement>('button[data-move]')[at + step]?.focus());
	}

	return (
		<Stack gap="sm">
			{pictures.length === 0 && uploads.length === 0 && <Text c="dimmed">{t('none')}</Text>}
			<ul role="list" className={styles.tiles} id={fieldId('pictures')} tabIndex={-1}>
				{pictures.map((src, at) => (
					<li
						key={src}
						className={styles.tile}
						// Dragging in the text field selects text, and must not move the picture.
						draggable={edited !== src}
						data-dragged={dragged === at}
						onDragStart={(event) => {
							event.dataTransfer.effectAllowed = 'move';
							setDragged(at);
						}}
						onDragEnd={() => setDragged(undefined)}
						onDragOver={(event) => dragged !== undefined && event.preventDefault()}
						onDrop={(event) => {
							event.preventDefault();
							if (dragged !== undefined) move(dragged, at);
							setDragged(undefined);
						}}
					>
						<GlovePicture src={src} alt="" sizes="200px" loading="lazy" draggable={false} />
						<Badge component="span" variant="white" color="dark" className={styles.place}>
							{at + 1} {at === 0 ? t('card') : at === 1 ? t('hover') : ''}
						</Badge>
						<Group justify="space-between">
							<ActionIcon
								variant="subtle"
								c="var(--ink)"
								data-move
								aria-label={t('move', { number: at + 1 })}
								title={t('moveHint')}
								onKeyDown={(event) => moveByKey(event, at)}
								onClick={() => move(at, at - 1)}
							>
								↔
							</ActionIcon>
							<ActionIcon
								variant="subtle"
								c="var(--ink)"
								aria-label={t('remove', { number: at + 1 })}
								onClick={() => set(`pictures.${at}`, undefined)}
							>
								<StaffIcon name="trash" size={20} />
							</ActionIcon>
						</Group>
						<PictureText
							picture={src}
							number={at + 1}
							onEditing={(isEditing) => setEdited(isEditing ? src : undefined)}
						/>
					</li>
				))}
				{uploads.map((upload) => (
					<UploadTile
						key={upload.key}
						upload={upload}
						onAgain={() => tryAgain(upload.key)}
						onRemove={() => remove(upload.key)}
					/>
				))}
			</ul>
			<p className="sr-only" role="status">
				{announcement}
			</p>
			<FileDrop
				label={t('add')}
				hint={t('addHint')}
				accept={PICTURE_KINDS.split(',')}
				multiple
				progress={{
					done: uploads.length === 0 ? 0 : done,
					total: uploads.length === 0 ? 0 : done + uploads.length,
				}}
				onFiles={add}
			/>
			{error && (
				<Input.Error>
					<FieldError>{error}</FieldError>
				</Input.Error>
			)}
			<FieldWarnings path="pictures" />
		</Stack>
	);
}
