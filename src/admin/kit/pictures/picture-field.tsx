import { Button, Group, Stack, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { GlovePicture } from '../../../domain/catalogue/pictures/picture.tsx';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { errorAt, FieldError } from '../form/field-errors.tsx';
import { useFormContext } from '../form/form-context.tsx';
import { fieldId } from '../form/form-value.ts';
import { PictureButton, UploadFailure } from './picture-button.tsx';
import styles from './picture-field.module.css';
import { usePageUpload } from './use-page-upload.ts';

type PictureFieldProps = {
	/** The path of its address in the form. */
	path: string;
	/** What the picture is, for the names of its buttons. */
	name: string;
	/** The address of the picture to show; empty for none. */
	picture: string;
	hint?: string;
	onChange: (address: string) => void;
	/** Takes the picture away; undefined if it cannot be. */
	onRemove?: (() => void) | undefined;
	/** The button that takes it away, if it does something else than that. */
	removeLabel?: string | undefined;
};

/** A picture with a button that uploads another one. */
export function PictureField(props: PictureFieldProps) {
	const { path, name, picture, hint, onChange, onRemove, removeLabel } = props;
	const t = useTranslations('pictureField');
	const { errors } = useFormContext();
	const { upload, store } = usePageUpload(onChange);
	const error = errorAt(errors, path, false, useLocale());
	const remove = removeLabel ?? t('remove');
	return (
		<Stack gap="xs" align="start">
			{picture !== '' && (
				<GlovePicture className={styles.picture ?? ''} src={picture} alt="" sizes="280px" loading="lazy" />
			)}
			<Group gap="xs">
				<PictureButton
					id={fieldId(path)}
					of={name}
					isReplaced={picture !== ''}
					upload={upload}
					onFile={(file) => void store(file)}
				/>
				{onRemove && (
					<Button
						variant="subtle"
						td="underline"
						px="xs"
						aria-label={t('of', { action: remove, name })}
						onClick={onRemove}
					>
						{remove}
					</Button>
				)}
			</Group>
			{hint && <Text c="dimmed">{hint}</Text>}
			{/* Always there, so that screen readers hear it change. */}
			<Text role="status" className={styles.state ?? ''}>
				{upload.state === 'sending' && t('sending', upload)}
				{upload.state === 'stored' && t('stored', upload)}
			</Text>
			<UploadFailure upload={upload} />
			{error && (
				<Text c="var(--no-use)">
					<FieldError>{error}</FieldError>
				</Text>
			)}
		</Stack>
	);
}
