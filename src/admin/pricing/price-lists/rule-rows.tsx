import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { PRICE_LIMITS } from '../../../domain/pricing/price-list.ts';
import { StaffIcon } from '../../kit/staff-icon.tsx';
import { OffFields } from './off-fields.tsx';
import { type DraftRule, formatOff, NO_OFF, type TypedOff } from './price-list-draft.ts';
import styles from './price-list-form.module.css';

type RuleRowsProps = {
	rules: readonly DraftRule[];
	/** What is taken off for every glove that no rule names. */
	rest: TypedOff;
	categories: readonly string[];
	onChange: (rules: DraftRule[]) => void;
	/** What is wrong with a rule, such as "target" or "off.pair". */
	errorOf: (at: number, path: string) => string | undefined;
};

/** Rules in order: the first that matches wins, so they can be moved up and down. */
export function RuleRows({ rules, rest, categories, onChange, errorOf }: RuleRowsProps) {
	const t = useTranslations('pricing.list');
	const list = useRef<HTMLOListElement>(null);
	const added = useRef(0);

	const change = (at: number, part: Partial<DraftRule>) =>
		onChange(rules.map((rule, index) => (index === at ? { ...rule, ...part } : rule)));

	function move(at: number, by: -1 | 1) {
		const moved = rules.toSpliced(at, 1).toSpliced(at + by, 0, rules[at] as DraftRule);
		onChange(moved);
		// The focus goes with the rule: the button at the end of the way is disabled.
		const end = at + by === 0 || at + by === rules.length - 1;
		const name = end ? (by === -1 ? 'down' : 'up') : by === -1 ? 'up' : 'down';
		requestAnimationFrame(() => {
			list.current?.children[at + by]?.querySelector<HTMLElement>(`[data-move="${name}"]`)?.focus();
		});
	}

	function add() {
		added.current += 1;
		onChange([
			...rules,
			{ key: `added-${added.current}`, scope: 'category', target: '', off: { ...NO_OFF } },
		]);
		requestAnimationFrame(() =>
			list.current?.children[rules.length]?.querySelector<HTMLElement>('select')?.focus(),
		);
	}

	function remove(at: number) {
		onChange(rules.toSpliced(at, 1));
		document.getElementById('add-rule')?.focus();
	}

	return (
		<div className={styles.rules}>
			{rules.length === 0 ? (
				<p className={styles.hint}>{t('noRules')}</p>
			) : (
				<ol role="list" ref={list} className={styles.rows}>
					{rules.map((rule, at) => {
						const place = at + 1;
						return (
							<li key={rule.key}>
								<fieldset className={styles.rule}>
									<legend>{t('rule', { place })}</legend>
									<div className={styles.scope}>
										<NativeSelect
											label={t('scope')}
											size="md"
											value={rule.scope}
											onChange={(event) =>
												change(at, { scope: event.currentTarget.value as DraftRule['scope'], target: '' })
											}
											data={(['category', 'glove'] as const).map((scope) => ({
												value: scope,
												label: t(`scopes.${scope}`),
											}))}
										/>
										{rule.scope === 'category' ? (
											<NativeSelect
												label={t('target.category')}
												size="md"
												value={rule.target}
												error={errorOf(at, 'target')}
												onChange={(event) => change(at, { target: event.currentTarget.value })}
												data={[
													{ value: '', label: t('pickCategory') },
													...(rule.target === '' || categories.includes(rule.target) ? [] : [rule.target]),
													...categories,
												]}
											/>
										) : (
											<TextInput
												label={t('target.glove')}
												value={rule.target}
												error={errorOf(at, 'target')}
												maxLength={64}
												autoComplete="off"
												onChange={(event) => change(at, { target: event.currentTarget.value })}
											/>
										)}
									</div>
									<OffFields
										value={rule.off}
										onChange={(off) => change(at, { off })}
										errorOf={(unit) => errorOf(at, `off.${unit}`)}
									/>
									<div className={styles.moves}>
										<Button
											variant="default"
											px="sm"
											data-move="up"
											aria-label={t('up', { place })}
											disabled={at === 0}
											onClick={() => move(at, -1)}
										>
											<span className={styles.turned}>
												<StaffIcon name="chevron" size={20} />
											</span>
										</Button>
										<Button
											variant="default"
											px="sm"
											data-move="down"
											aria-label={t('down', { place })}
											disabled={at === rules.length - 1}
											onClick={() => move(at, 1)}
										>
											<StaffIcon name="chevron" size={20} />
										</Button>
										<Button
											variant="default"
											px="sm"
											aria-label={t('removeRule', { place })}
											onClick={() => remove(at)}
										>
											<StaffIcon name="trash" size={20} />
										</Button>
									</div>
								</fieldset>
							</li>
						);
					})}
				</ol>
			)}
			{rules.length > 0 && (
				<p className={styles.rest}>
					<strong>{t('rest')}</strong> {rest.pair !== '' && `−${formatOff(rest)}%`}
				</p>
			)}
			<Button
				id="add-rule"
				variant="default"
				className={styles.add}
				leftSection={<StaffIcon name="plus" size={20} />}
				disabled={rules.length >= PRICE_LIMITS.rules}
				onClick={add}
			>
				{t('addRule')}
			</Button>
		</div>
	);
}
