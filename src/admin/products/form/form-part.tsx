import { Box, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { FormSection } from '../../../domain/catalogue/product-fields.ts';
import { StaffCard } from '../../kit/staff-card.tsx';

/** The id to which the section list links. */
export function sectionId(section: FormSection): string {
	return `section-${section}`;
}

/** One section of the product form. */
export function FormPart({
	section,
	aside,
	children,
}: {
	section: FormSection;
	aside: string;
	children: ReactNode;
}) {
	const t = useTranslations('productEditing.sections');
	return (
		<Box id={sectionId(section)} style={{ scrollMarginTop: 20, outlineOffset: 4 }} tabIndex={-1}>
			<StaffCard
				title={t(section)}
				action={
					<Text c="dimmed" fz="xs" mr="auto">
						{aside}
					</Text>
				}
			>
				{children}
			</StaffCard>
		</Box>
	);
}
