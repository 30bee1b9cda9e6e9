import messages from 'messages:companies.search';
import { useEffect, useId, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { CompanySummary } from '../../domain/companies/company.ts';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { useStaffCall } from '../kit/session-dialog.tsx';
import { StaffIcon } from '../kit/staff-icon.tsx';
import styles from './company-search.module.css';

/** Pause in typing before a search is sent, and time without focus before the box clears, in milliseconds. */
const PAUSE_MS = 300;
const CLEAR_MS = 100;
/** A search that takes longer than this says that it is under way. */
const SEARCHING_MS = 200;

export type CompanySearchProps = {
	/** What the box is for. */
	label: string;
	/** What picking does; without it, picking opens the company's page. */
	onPick?: (company: CompanySummary) => void;
	/** Where “Add company” leads when nothing was found; null leaves it out. */
	addHref?: string | null;
};

/** A box that finds a company by any part of its names, people, phones, mail or numbers. */
export const CompanySearch = withMessages(messages, CompanySearchBox);

function CompanySearchBox({ label, onPick, addHref = '/admin/companies/create' }: CompanySearchProps) {
	const t = useTranslations('companies.search');
	const id = useId();
	const navigate = useNavigate();
	const frame = useRef<HTMLElement>(null);
	const [text, setText] = useState('');
	const [active, setActive] = useState(-1);
	const { found, searching, failed } = useCompanySearch(text);
	const isOpen = text.trim() !== '' && (found !== undefined || searching);
	const options = found ?? [];

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
			<label htmlFor={id}>{label}</label>
			<div className={styles.box}>
				<StaffIcon name="search" size={20} />
				<input
					id={id}
					role="combobox"
					aria-expanded={isOpen && options.length > 0}
					aria-controls={`${id}-list`}
					aria-autocomplete="list"
					aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
					placeholder={t('placeholder')}
					autoComplete="off"
					maxLength={200}
					value={text}
					onChange={(event) => {
						setText(event.currentTarget.value);
						setActive(-1);
					}}
					onKeyDown={onKeyDown}
				/>
			</div>
			<p className="spoken" role="status">
				{failed ? t('unavailable') : isOpen && found && t('count', { count: found.length })}
			</p>
			{isOpen && (
				<div className={styles.panel}>
					{searching && <p className={styles.line}>{t('searching')}</p>}
					{!searching && found?.length === 0 && (
						<p className={styles.line}>
							{t('none')}
							{addHref && <Link to={addHref}>{t('add')}</Link>}
						</p>
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
								className={styles.option}
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
				</div>
			)}
		</search>
	);
}

/** The companies that a text finds; answers to older texts are dropped. A failure empties the list. */
function useCompanySearch(text: string) {
	const call = useStaffCall();
	const [state, setState] = useState<{ found?: CompanySummary[]; searching: boolean; failed: boolean }>({
		searching: false,
		failed: false,
	});
	useEffect(() => {
		const q = text.trim();
		if (q === '') return setState({ searching: false, failed: false });
		const abort = new AbortController();
		let slow: ReturnType<typeof setTimeout> | undefined;
		const timer = setTimeout(async () => {
			slow = setTimeout(() => setState({ searching: true, failed: false }), SEARCHING_MS);
			try {
				const url = `/api/admin/companies/search?q=${encodeURIComponent(q)}`;
				const result = await call<{ content: CompanySummary[] }>(url, { signal: abort.signal });
				if (abort.signal.aborted) return;
				if (result.ok) setState({ found: result.answer.content, searching: false, failed: false });
				else setState({ searching: false, failed: true });
			} catch {
				// A newer text is asked for.
			} finally {
				clearTimeout(slow);
			}
		}, PAUSE_MS);
		return () => {
			clearTimeout(timer);
			clearTimeout(slow);
			abort.abort();
		};
	}, [text, call]);
	return state;
}
