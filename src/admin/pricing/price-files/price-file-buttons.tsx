import { Button, Group } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { showDone } from '../../kit/staff-notice.ts';
import { PriceImportDialog } from './price-import-dialog.tsx';

/** Buttons to export and import prices as a file. @param url of the list or the company. */
export function PriceFileButtons({
	url,
	kind,
	children,
}: {
	url: string;
	kind: 'list' | 'client';
	/** A further export button, next to that of the file. */
	children?: ReactNode;
}) {
	const t = useTranslations('pricing.file');
	const { revalidate } = useRevalidator();
	const [isOpen, setIsOpen] = useState(false);
	return (
		<Group>
			<Button component="a" variant="default" href={`${url}/prices.csv`} download>
				{t('export')}
			</Button>
			<Button variant="default" onClick={() => setIsOpen(true)}>
				{t('import')}
			</Button>
			{children}
			{isOpen && (
				<PriceImportDialog
					url={`${url}/import`}
					kind={kind}
					onClose={() => setIsOpen(false)}
					onDone={(message) => {
						setIsOpen(false);
						showDone(message);
						revalidate();
					}}
				/>
			)}
		</Group>
	);
}
