import { Button, FileButton, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { PICTURE_KINDS } from '../../pictures/picture.ts';
import type { PageUpload } from './use-page-upload.ts';

type PictureButtonProps = {
	id?: string;
	/** What the button's name ends in, where a page has several. */
	of?: string;
	/** Whether another picture takes the place of one. */
	isReplaced: boolean;
	upload: PageUpload;
	onFile: (file: File) => void;
};

/** The button that asks for a picture. */
export function PictureButton({ id, of, isReplaced, upload, onFile }: PictureButtonProps) {
	const t = useTranslations('pictureField');
	const action = t(isReplaced ? 'replace' : 'add');
	return (
		<FileButton accept={PICTURE_KINDS} onChange={(file) => file && onFile(file)}>
			{(props) => (
				<Button
					{...props}
					id={id}
					variant="default"
					loading={upload.state === 'sending'}
					aria-label={of === undefined ? action : t('of', { action, name: of })}
				>
					{action}
				</Button>
			)}
		</FileButton>
	);
}

/** Why the last picture was not stored. */
export function UploadFailure({ upload }: { upload: PageUpload }) {
	const t = useTranslations('pictureField');
	if (upload.state !== 'failed') return null;
	return (
		<Text c="var(--no-use)" role="alert">
			{t('failed', upload)}
		</Text>
	);
}
