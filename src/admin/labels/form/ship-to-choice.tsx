import { useId } from 'react';
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
	const id = useId();
	const picked = shipTos.findIndex((shipTo) => shipTo.address === address.trim());
	return (
		<fieldset className={styles.choice} aria-describedby={`${id}-own`}>
			<legend>{t('shipTo', { count: shipTos.length })}</legend>
			<div className={styles.places}>
				{shipTos.map((shipTo, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: two may be alike, and none of them moves
					<label key={index} className={styles.place}>
						<input
							type="radio"
							name={id}
							checked={index === picked}
							onChange={() => onPick(shipTo.address)}
						/>
						<span>
							{(shipTo.name !== '' || shipTo.isDefault) && (
								<strong>
									<bdi>{shipTo.name || t('usualPlace')}</bdi>
								</strong>
							)}
							<bdi>{shipTo.address}</bdi>
						</span>
					</label>
				))}
			</div>
			<p id={`${id}-own`} className={styles.own}>
				{picked === -1 ? t('ownAddress') : t('pickedAddress')}
			</p>
		</fieldset>
	);
}
