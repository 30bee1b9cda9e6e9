import { ActionIcon, Button, Fieldset, Group, Stack, Text } from '@mantine/core';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { PRICE_LIMITS } from '../../../domain/pricing/price-list.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { useFormState } from '../../kit/form/form-context.tsx';
import { FieldRow, SearchSelectField, SelectField, TextField } from '../../kit/form/form-fields.tsx';
import { StaffIcon } from '../../kit/staff-icon.tsx';
import { OffFields } from './off-fields.tsx';
import { type DraftRule, formatOff, NO_OFF, type PriceListDraft } from './price-list-draft.ts';
import styles from './price-list-form.module.css';

/** Rules in order: the first match wins, so they can be moved up and down. */
export function RuleRows({ categories }: { categories: readonly string[] }) {
	const t = useTranslations('pricing.list');
	const breaks = useTranslations('pricing.breaks');
	const locale = useLocale();
	const { value, set } = useFormState<PriceListDraft>();
	const { rules, off: rest } = value;
	const list = useRef<HTMLOListElement>(null);
	const added = useRef(0);
	const change = (next: readonly DraftRule[]) => set('rules', next);

	function move(at: number, by: -1 | 1) {
		change(rules.toSpliced(at, 1).toSpliced(at + by, 0, rules[at] as DraftRule));
		// Focus follows the rule; at the first or last place, one button is disabled, so the other gets focus.
		const end = at + by === 0 || at + by === rules.length - 1;
		const name = end ? (by === -1 ? 'down' : 'up') : by === -1 ? 'up' : 'down';
		requestAnimationFrame(() => {
			list.current?.children[at + by]?.querySelector<HTMLElement>(`[data-move="${name}"]`)?.focus();
		});
	}

	function add() {
		added.current += 1;
		const key = `added-${added.current}-${Date.now()}`;
		change([...rules, { key, scope: 'category', target: '', off: { ...NO_OFF } }]);
		requestAnimationFrame(() =>
			list.current?.children[rules.length]?.querySelector<HTMLElement>('select')?.focus(),
		);
	}

	function remove(at: number) {
		change(rules.toSpliced(at, 1));
		document.getElementById('add-rule')?.focus();
	}

	return (
		<Stack>
			{rules.length === 0 && <Text c="dimmed">{t('noRules')}</Text>}
			<ol role="list" ref={list} className={styles.rows}>
				{rules.map(({ key, scope, target }, at) => {
					const position = at + 1;
					const path = `rules.${at}`;
					return (
						<li key={key}>
							<Fieldset legend={t('rule', { place: position })}>
								<Stack gap="sm">
									<FieldRow>
										<SelectField
											path={`${path}.scope`}
											label={t('scope')}
											choices={(['category', 'glove'] as const).map((one) => ({
												value: one,
												label: t(`scopes.${one}`),
											}))}
											onPick={(picked) => set(path, { ...rules[at], scope: picked, target: '' })}
										/>
										{scope === 'category' ? (
											<SearchSelectField
												path={`${path}.target`}
												label={t('target.category')}
												placeholder={t('pickCategory')}
												choices={[
													...(target === '' || categories.includes(target) ? [] : [target]),
													...categories,
												].map((name) => ({ value: name, label: name }))}
											/>
										) : (
											<TextField path={`${path}.target`} label={t('target.glove')} maxLength={64} />
										)}
									</FieldRow>
									<OffFields path={`${path}.off`} />
									<Group gap="xs">
										<ActionIcon
											data-move="up"
											aria-label={t('up', { place: position })}
											disabled={at === 0}
											onClick={() => move(at, -1)}
										>
											<span className={styles.turned}>
												<StaffIcon name="chevron" size={20} />
											</span>
										</ActionIcon>
										<ActionIcon
											data-move="down"
											aria-label={t('down', { place: position })}
											disabled={at === rules.length - 1}
											onClick={() => move(at, 1)}
										>
											<StaffIcon name="chevron" size={20} />
										</ActionIcon>
										<ActionIcon aria-label={t('removeRule', { place: position })} onClick={() => remove(at)}>
											<StaffIcon name="trash" size={20} />
										</ActionIcon>
									</Group>
								</Stack>
							</Fieldset>
						</li>
					);
				})}
			</ol>
			{rules.length > 0 && (
				<p>
					<strong>{t('rest')}</strong> {rest.pair !== '' && formatOff(rest, breaks, locale)}
				</p>
			)}
			<Group>
				<Button
					id="add-rule"
					variant="default"
					leftSection={<StaffIcon name="plus" size={20} />}
					disabled={rules.length >= PRICE_LIMITS.rules}
					onClick={add}
				>
					{t('addRule')}
				</Button>
			</Group>
		</Stack>
	);
}
