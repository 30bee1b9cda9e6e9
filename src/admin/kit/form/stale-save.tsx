import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { withColon } from '../../../platform/i18n/with-colon.ts';
import { AlertBlock } from '../alert-block.tsx';
import { FieldRow } from './form-fields.tsx';

/** A field whose value in this form differs from the one somebody else saved. */
type StaleField = { field: string; label: string; local: string; stored: string };

type StaleSaveProps = {
	fields: readonly StaleField[];
	/** Puts their value into the form; the others stay as typed. */
	onAcceptStored: (field: string) => void;
	/** Resolves a field with the form's value; if omitted, saving again does so. */
	onKeepLocal?: (field: string) => void;
};

/** Shows both versions after a save was rejected because somebody else saved first. The form keeps the typed text. */
export function StaleSave({ fields, onAcceptStored, onKeepLocal }: StaleSaveProps) {
	const t = useTranslations('staff.stale');
	const locale = useLocale();
	const value = (text: string) => (text === '' ? <em>{t('empty')}</em> : <bdi>{text}</bdi>);
	return (
		<Stack>
			<AlertBlock tone="caution">
				{t('title')}
				<Text fw={400}>{t('line')}</Text>
			</AlertBlock>
			{fields.map(({ field, label, local, stored }) => (
				<Paper key={field} p="md">
					<strong>{label}</strong>
					<FieldRow>
						<Side title={t('yours')}>{value(local)}</Side>
						<Side title={t('theirs')}>{value(stored)}</Side>
					</FieldRow>
					<Group mt="sm">
						{onKeepLocal && (
							<Button
								variant="default"
								aria-label={`${withColon(t('keepYours'), locale)} ${label}`}
								onClick={() => onKeepLocal(field)}
							>
								{t('keepYours')}
							</Button>
						)}
						<Button
							variant="default"
							aria-label={`${withColon(t('takeTheirs'), locale)} ${label}`}
							onClick={() => onAcceptStored(field)}
						>
							{t('takeTheirs')}
						</Button>
					</Group>
				</Paper>
			))}
		</Stack>
	);
}

function Side({ title, children }: { title: string; children: ReactNode }) {
	return (
		<div>
			<p className="quiet">{title}</p>
			<Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{children}</Text>
		</div>
	);
}
