import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatCalendarDate } from '../../domain/calendar-date/calendar-date.ts';
import { formatPartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';
import { formatPrice } from '../../domain/pricing/price.ts';
import type { PriceDecision } from '../../domain/pricing/price-decision.ts';
import { ASKED_UNITS, type AskedUnit } from '../../domain/pricing/quantity-break.ts';
import { AlertBlock } from '../kit/alert-block.tsx';
import { useStaffCall } from '../kit/session-dialog.tsx';
import { StaffCard } from '../kit/staff-card.tsx';
import { DecisionWords } from './decision-words.tsx';
import styles from './price-asker.module.css';
import { useCallErrors } from './use-call-errors.ts';

type PriceAskerProps = {
	companyId: string;
	/** The day that the page looks at. */
	date: string;
	/** Offered while typing; any other glove can be typed. */
	gloves: readonly { partNumber: string; name: string }[];
};

type Asked = PriceDecision & {
	glove: { partNumber: string; name: string };
	size?: string;
	asked: { count: number; unit: AskedUnit; pairsEach: number };
};
type Candidate = { id: string; name: string };

/** The price of a glove at a quantity on a day, and the rule that decided it. */
export function PriceAsker({ companyId, date, gloves }: PriceAskerProps) {
	const t = useTranslations('pricing.ask');
	const call = useStaffCall();
	const offered = useId();
	const { message, errorOf, clear, show } = useCallErrors();
	const [typed, setTyped] = useState({ glove: '', quantity: '1', unit: 'pair' as AskedUnit, date });
	const [candidates, setCandidates] = useState<readonly Candidate[]>([]);
	const [answer, setAnswer] = useState<Asked>();
	const [busy, setBusy] = useState(false);

	async function ask(what: typeof typed) {
		setBusy(true);
		clear();
		const query = new URLSearchParams({ company: companyId, ...what });
		const result = await call<Asked>(`/api/admin/pricing/effective?${query}`);
		setBusy(false);
		setAnswer(result.ok ? result.answer : undefined);
		setCandidates(
			result.ok ? [] : ((result.answer as { candidates?: Candidate[] } | undefined)?.candidates ?? []),
		);
		if (!result.ok) show(result);
	}

	function pick({ id }: Candidate) {
		const next = { ...typed, glove: formatPartNumber(id) };
		setTyped(next);
		ask(next);
	}

	const field = (name: 'glove' | 'quantity' | 'date') => ({
		label: name === 'quantity' ? t(`counts.${typed.unit}`) : t(name),
		value: typed[name],
		error: name === 'glove' && candidates.length > 0 ? t('several') : errorOf(name),
		autoComplete: 'off',
		onChange: (event: { currentTarget: { value: string } }) =>
			setTyped({ ...typed, [name]: event.currentTarget.value }),
	});
	return (
		<StaffCard title={t('title')}>
			<form
				className={styles.form}
				noValidate
				onSubmit={(event: FormEvent) => {
					event.preventDefault();
					ask(typed);
				}}
			>
				<TextInput
					{...field('glove')}
					list={offered}
					className={styles.glove}
					placeholder={t('gloveHint')}
					maxLength={200}
				/>
				<datalist id={offered}>
					{gloves.map(({ partNumber, name }) => (
						<option key={partNumber} value={formatPartNumber(partNumber)}>
							{name}
						</option>
					))}
				</datalist>
				<TextInput {...field('quantity')} inputMode="numeric" maxLength={7} />
				<NativeSelect
					label={t('unit')}
					size="md"
					value={typed.unit}
					onChange={(event) => setTyped({ ...typed, unit: event.currentTarget.value as AskedUnit })}
					data={ASKED_UNITS.map((unit) => ({ value: unit, label: t(`units.${unit}`) }))}
				/>
				<TextInput {...field('date')} type="date" min="2000-01-01" max="2100-12-31" />
				<Button type="submit" variant="default" loading={busy}>
					{t('submit')}
				</Button>
			</form>
			{message && candidates.length === 0 && <AlertBlock tone="error">{message}</AlertBlock>}
			{candidates.length > 0 && (
				<fieldset className={styles.candidates}>
					<legend>{errorOf('glove')?.split(': ', 1)[0]}</legend>
					{candidates.map((one) => (
						<Button key={one.id} variant="default" onClick={() => pick(one)}>
							{formatPartNumber(one.id)} <bdi className={styles.name}>{one.name}</bdi>
						</Button>
					))}
				</fieldset>
			)}
			<div role="status">
				{answer && (
					<div className={styles.answer}>
						<p className={styles.what}>
							<strong>{formatPartNumber(answer.glove.partNumber)}</strong> <bdi>{answer.glove.name}</bdi>
							{answer.size !== undefined && <> · {answer.size}</>}
							{answer.asked.unit !== 'pair' && (
								<>
									{' · '}
									{t('packs', {
										count: answer.asked.count,
										unit: answer.asked.unit,
										pairs: answer.quantity,
									})}
								</>
							)}
						</p>
						{answer.cents === undefined ? (
							<p className={styles.none}>
								{t('none', {
									glove: formatPartNumber(answer.glove.partNumber),
									day: formatCalendarDate(answer.date),
								})}
							</p>
						) : (
							<p>
								<strong className={styles.price}>{formatPrice(answer.cents, answer.currency)}</strong>{' '}
								{t('each')}
								{answer.quantity > 1 && (
									<span className={styles.total}>
										{t('total', {
											total: formatPrice(answer.cents * answer.quantity, answer.currency),
											quantity: answer.quantity,
										})}
									</span>
								)}
							</p>
						)}
						<DecisionWords decision={answer} />
					</div>
				)}
			</div>
		</StaffCard>
	);
}
