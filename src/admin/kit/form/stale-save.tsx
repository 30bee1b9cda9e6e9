import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { AlertBlock } from '../alert-block.tsx';
import styles from './stale-save.module.css';

/** One field that somebody else saved otherwise than it stands in this form. */
type StaleField = { field: string; label: string; yours: string; theirs: string };

type StaleSaveProps = {
	fields: readonly StaleField[];
	/** Puts their value into the form; the others stay as typed. */
	onTakeTheirs: (field: string) => void;
	/** Settles a field as it stands in the form; left out, saving again does. */
	onKeepYours?: (field: string) => void;
};

/** Shows both versions after a save was refused because somebody else saved first. The typed text stays in the form. */
export function StaleSave({ fields, onTakeTheirs, onKeepYours }: StaleSaveProps) {
	const t = useTranslations('staff.stale');
	const value = (text: string) => (text === '' ? <em>{t('empty')}</em> : <bdi>{text}</bdi>);
	return (
		<div className={styles.stale}>
			<AlertBlock tone="caution">
				{t('title')}
				<p className={styles.line}>{t('line')}</p>
			</AlertBlock>
			<ul role="list" className={styles.fields}>
				{fields.map(({ field, label, yours, theirs }) => (
					<li key={field}>
						<strong>{label}</strong>
						<dl>
							<div>
								<dt>{t('yours')}</dt>
								<dd>{value(yours)}</dd>
							</div>
							<div>
								<dt>{t('theirs')}</dt>
								<dd>{value(theirs)}</dd>
							</div>
						</dl>
						{onKeepYours && (
							<Button
								variant="default"
								aria-label={`${t('keepYours')}: ${label}`}
								onClick={() => onKeepYours(field)}
							>
								{t('keepYours')}
							</Button>
						)}
						<Button
							variant="default"
							aria-label={`${t('takeTheirs')}: ${label}`}
							onClick={() => onTakeTheirs(field)}
						>
							{t('takeTheirs')}
						</Button>
					</li>
				))}
			</ul>
		</div>
	);
}
