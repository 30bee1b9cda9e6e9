import { Paper, Radio, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { ShipTo } from '../../../domain/companies/company.ts';
import styles from './ship-to-choice.module.css';

type ShipToChoiceProps = {
	shipTos: readonly ShipTo[];
	/** The label's address: a copy, which may have been edited for this label. */
	address: string;
	onPick: (address: string) => void;
};

/** Picks one of the company's addresses for a label. Any other address is shown as the label's own. */
export function ShipToChoice({ shipTos, address, onPick }: ShipToChoiceProps) {
	const t = useTranslations('labels.form');
	const picked = shipTos.findIndex((shipTo) => shipTo.address === address.trim());
	return (
		<Radio.Group
			label={t('shipTo', { count: shipTos.length })}
			description={picked === -1 ? t('ownAddress') : t('pickedAddress')}
			inputWrapperOrder={['label', 'input', 'description']}
			value={String(picked)}
			onChange={(index) => onPick(shipTos[Number(index)]?.address ?? address)}
		>
			<Paper mah={312} bd="1px solid var(--steel-400)" radius="md" className={styles.places}>
				{shipTos.map((shipTo, index) => (
					<Radio
						// biome-ignore lint/suspicious/noArrayIndexKey: two may be equal, and their order never changes
						key={index}
						value={String(index)}
						label={
							<>
								{(shipTo.name !== '' || shipTo.isDefault) && (
									<Text component="strong" display="block" fw={700}>
										<bdi>{shipTo.name || t('usualPlace')}</bdi>
									</Text>
								)}
								<bdi>{shipTo.address}</bdi>
							</>
						}
					/>
				))}
			</Paper>
		</Radio.Group>
	);
}
