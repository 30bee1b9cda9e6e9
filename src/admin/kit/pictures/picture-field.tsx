import { Button, FileButton, Group, Stack, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { GlovePicture } from '../../../domain/catalogue/pictures/picture.tsx';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { PICTURE_KINDS } from '../../pictures/picture.ts';
import { useFormContext } from '../form/form-context.tsx';
import { errorAt, FieldError } from '../form/form-fields.tsx';
import { fieldId } from '../form/form-value.ts';
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
	/** Takes the picture away, if it can be. */
	remove?: { label: string; run: () => void } | undefined;
};

/** A picture with a button that uploads another one. */
export function PictureField({ path, name, picture, hint, onChange, remove }: PictureFieldProps) {
	const t = useTranslations('pictureField');
	const { errors } = useFormContext();
	const { upload, store } = usePageUpload(onChange);
	const error = errorAt(errors, path, false, useLocale());
	const action = t(picture === '' ? 'add' : 'replace');
	return (
		<Stack gap="xs" align="start">
			{picture !== '' && (
				<GlovePicture className={styles.picture ?? ''} src={picture} alt="" sizes="280px" loading="lazy" />
			)}
			<Group gap="xs">
				<FileButton accept={PICTURE_KINDS} onChange={(file) => file && void store(file)}>
					{(props) => (
						<Button
							{...props}
							id={fieldId(path)}
							variant="default"
							loading={upload.state === 'sending'}
							aria-label={t('of', { action, name })}
						>
							{action}
						</Button>
					)}
				</FileButton>
				{remove && (
					<Button
						variant="subtle"
						td="underline"
						px="xs"
						aria-label={t('of', { action: remove.label, name })}
						onClick={remove.run}
					>
						{remove.label}
					</Button>
				)}
			</Group>
			{hint && <Text c="dimmed">{hint}</Text>}
			{/* Always there, so that screen readers hear it change. */}
			<Text role="status" className={styles.state ?? ''}>
				{upload.state === 'sending' && t('sending', upload)}
				{upload.state === 'stored' && t('stored', upload)}
			</Text>
			{upload.state === 'failed' && (
				<Text c="var(--no-use)" role="alert">
					{t('failed', upload)}
				</Text>
			)}
			{error && (
				<Text c="var(--no-use)">
					<FieldError>{error}</FieldError>
				</Text>
			)}
		</Stack>
	);
}
