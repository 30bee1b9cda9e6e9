import { useTranslations } from 'use-intl';
import { Spinner } from '../../../platform/ui/overlays/spinner.tsx';
import { StaffIcon } from '../../kit/staff-icon.tsx';
import styles from './product-pictures.module.css';
import type { PictureUpload } from './use-picture-uploads.ts';

type UploadTileProps = { upload: PictureUpload; onAgain: () => void; onTakeOff: () => void };

/** A picture on its way in, or why it is not. */
export function UploadTile({ upload: { file, state, reason }, onAgain, onTakeOff }: UploadTileProps) {
	const t = useTranslations('productEditing.pictures');
	const { name } = file;
	if (state !== 'failed') {
		return (
			<li className={styles.upload} aria-busy="true">
				{state === 'sending' && <Spinner size={32} />}
				<p>{t(state, { name })}</p>
			</li>
		);
	}
	return (
		<li className={styles.upload} data-failed>
			<p role="alert">{t('failed', { name, reason })}</p>
			<span className={styles.buttons}>
				<button type="button" className={styles.again} onClick={onAgain}>
					{t('again')}
				</button>
				<button type="button" aria-label={t('takeOff', { name })} onClick={onTakeOff}>
					<StaffIcon name="trash" size={20} />
				</button>
			</span>
		</li>
	);
}
