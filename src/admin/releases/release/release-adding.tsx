import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { normalisePartNumber } from '../../../domain/catalogue/part-numbers/part-number.ts';
import { SearchSelectField, TextField } from '../../kit/form/form-fields.tsx';
import { SaveForm } from '../../kit/form/save-form.tsx';
import { useStaffForm } from '../../kit/form/use-staff-form.ts';
import { findGloveName, useGloveNames } from '../../kit/gloves/use-glove-names.ts';
import { StaffCard } from '../../kit/staff-card.tsx';
import styles from './release-page.module.css';
import type { FoundRelease, ReleaseControl } from './release-page.tsx';
import { ReleasePricesDialog } from './release-prices-dialog.tsx';

type ReleaseAddingProps = FoundRelease & { control: ReleaseControl };

/** The ways into a release: a glove or a part of the site on its own page, and the prices of a list. */
export function ReleaseAdding(props: ReleaseAddingProps) {
	const { release, desks, lists, control } = props;
	const t = useTranslations('releases.adding');
	const navigate = useNavigate();
	const [isPricing, setPricing] = useState(false);
	const gloveForm = useStaffForm({ initial: { glove: '' } });
	const partForm = useStaffForm({ initial: { part: '' } });
	const typed = gloveForm.value.glove;
	const glove = findGloveName(useGloveNames([typed]), typed);
	const desk = desks.find(({ name }) => name === partForm.value.part);
	const open = (href: string) => void navigate(`${href}?release=${release.id}`);

	function openGlove() {
		const partNumber = normalisePartNumber(typed);
		if (partNumber === undefined || glove === 'unknown')
			return gloveForm.showErrors([{ path: 'glove', message: t('noGlove') }]);
		open(`/admin/update-product/${partNumber}`);
	}

	return (
		<StaffCard title={t('title')}>
			<p className="quiet">{t('line')}</p>
			<SaveForm form={gloveForm} busy={false} onSubmit={openGlove}>
				<div className={styles.add}>
					<TextField
						path="glove"
						label={t('glove')}
						hint={
							glove === undefined ? (
								t('gloveHint')
							) : glove === 'unknown' ? (
								t('noGlove')
							) : (
								<bdi>{glove.name}</bdi>
							)
						}
						isMono
						maxLength={64}
					/>
					<Button type="submit" variant="default" disabled={typed.trim() === ''}>
						{t('openGlove')}
					</Button>
				</div>
			</SaveForm>
			<SaveForm form={partForm} busy={false} onSubmit={() => desk && open(desk.href)}>
				<div className={styles.add}>
					<SearchSelectField
						path="part"
						label={t('part')}
						placeholder={t('partHint')}
						choices={desks.map(({ name, title }) => ({ value: name, label: title }))}
					/>
					<Button type="submit" variant="default" disabled={!desk}>
						{t('openPart')}
					</Button>
				</div>
			</SaveForm>
			{lists.length > 0 && (
				<Group>
					<Button variant="default" onClick={() => setPricing(true)}>
						{t('prices')}
					</Button>
				</Group>
			)}
			{isPricing && (
				<ReleasePricesDialog
					{...props}
					onClose={() => setPricing(false)}
					onPut={() => {
						setPricing(false);
						control.notify(t('pricesIn'));
						void control.revalidate();
					}}
				/>
			)}
		</StaffCard>
	);
}
