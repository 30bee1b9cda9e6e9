import messages from 'messages:companies.search';
import { Paper, Text, TextInput } from '@mantine/core';
import { useId, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { CompanySummary } from '../../domain/companies/company.ts';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import optionStyles from '../kit/list/option-list.module.css';
import { useStaffRequest } from '../kit/session-dialog.tsx';
import { StaffIcon } from '../kit/staff-icon.tsx';
import { useLateSearch } from '../kit/use-late-search.ts';
import styles from './company-search.module.css';

/** Time without focus before the box clears, in milliseconds. */
const CLEAR_MS = 100;

export type CompanySearchProps = {
	/** The purpose of the search box. */
	label: string;
	/** Called on selection; without it, selection opens the company's page. */
	onPick?: (company: CompanySummary) => void;
	/** Target of “Add company” when nothing was found; null hides it. */
	addHref?: string | null;
	/** Focused when the dialog that contains it opens. */
	isFirst?: boolean;
};

/** Searches companies by any part of their names, people, phones, mail or numbers. */
export const CompanySearch = withMessages(messages, CompanySearchBox);

function CompanySearchBox({
	label,
	onPick,
	addHref = '/admin/companies/create',
	isFirst,
}: CompanySearchProps) {
	const t = useTranslations('companies.search');
	const id = useId();
	const navigate = useNavigate();
	const frame = useRef<HTMLElement>(null);
	const [text, setText] = useState('');
	const [active, setActive] = useState(-1);
	const sendRequest = useStaffRequest();
	const { rows, isSearching, hasFailed } = useLateSearch(text, async (q, signal) => {
		const url = `/api/admin/companies/search?q=${encodeURIComponent(q)}`;
		const result = await sendRequest<{ content: CompanySummary[] }>(url, { signal });
		if (!result.ok) throw new Error(result.detail);
		return result.answer.content;
	});
	const isOpen = text.trim() !== '' && !hasFailed && (rows !== undefined || isSearching);
	const options = rows ?? [];

	function clear() {
		setText('');
		setActive(-1);
	}

	function pick(company: CompanySummary) {
		clear();
		if (onPick) onPick(company);
		else navigate(`/admin/companies/${encodeURIComponent(company.operatingName)}`);
	}

	function onKeyDown(event: React.KeyboardEvent) {
		const last = options.length - 1;
		const moves: Record<string, number> = {
			ArrowDown: active >= last ? 0 : active + 1,
			ArrowUp: active <= 0 ? last : active - 1,
		};
		const next = moves[event.key];
		if (event.key === 'Escape') clear();
		else if (next !== undefined && options.length > 0) setActive(next);
		else if (event.key === 'Enter' && isOpen) {
			const company = options[active] ?? (options.length === 1 ? options[0] : undefined);
			if (company) pick(company);
		} else return;
		event.preventDefault();
	}

	return (
		<search
			ref={frame}
			className={styles.search}
			onBlur={() => {
				setTimeout(() => {
					if (!frame.current?.contains(document.activeElement)) clear();
				}, CLEAR_MS);
			}}
		>
			<TextInput
				label={label}
				role="combobox"
				data-autofocus={isFirst || undefined}
				aria-expanded={isOpen && options.length > 0}
				aria-controls={`${id}-list`}
				aria-autocomplete="list"
				aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
				leftSection={<StaffIcon name="search" size={20} />}
				placeholder={t('placeholder')}
				autoComplete="off"
				// Escape clears the box, not the surrounding dialog.
				data-mantine-stop-propagation={text !== '' || undefined}
				maxLength={200}
				value={text}
				onChange={(event) => {
					setText(event.currentTarget.value);
					setActive(-1);
				}}
				onKeyDown={onKeyDown}
			/>
			<p className="sr-only" role="status">
				{hasFailed ? t('unavailable') : isOpen && rows && t('count', { count: rows.length })}
			</p>
			{isOpen && (
				<Paper className={styles.panel}>
					{isSearching && <Text p="md">{t('searching')}</Text>}
					{!isSearching && rows?.length === 0 && (
						<Text p="md">
							{t('none')} {addHref && <Link to={addHref}>{t('add')}</Link>}
						</Text>
					)}
					<div id={`${id}-list`} role="listbox" aria-label={label}>
						{options.map((company, at) => (
							// The box keeps the focus; keys are handled there.
							// biome-ignore lint/a11y/useKeyWithClickEvents: options are moved through from the box
							<div
								key={company.id}
								id={`${id}-${at}`}
								role="option"
								tabIndex={-1}
								aria-selected={at === active}
								className={optionStyles.option}
								onPointerDown={(event) => event.preventDefault()}
								onClick={() => pick(company)}
							>
								<strong>
									<bdi>{company.operatingName}</bdi>
								</strong>
								<bdi>{company.shippingAddress}</bdi>
							</div>
						))}
					</div>
				</Paper>
			)}
		</search>
	);
}
