import { Paper, Radio, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { ShipTo } from '../../../domain/companies/company.ts';
import styles from './ship-to-choice.module.css';

type ShipToChoiceProps = {
	shipTos: readonly ShipTo[];
	/** The label's address: a copy, which may have been changed for this label. */
	address: string;
	onPick: (address: string) => void;
};

/** Which of a company's addresses a label goes to. An address that is none of them is said to be the label's own. */
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
						// biome-ignore lint/suspicious/noArrayIndexKey: two may be alike, and none of them moves
						key={index}
						value={String(index)}
						label={
							<>
								{(shipTo.name !== '' || shipTo.isDefault) && (
									<Text component="strong" display="block">
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
