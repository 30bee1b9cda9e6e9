import messages from 'messages:companies';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Form, Link, useNavigate, useSubmit } from 'react-router';
import { useTranslations } from 'use-intl';
import { type CompanySummary, formatTown } from '../../domain/companies/company.ts';
import { COMPANY_SORTS, type CompanySort } from '../../domain/companies/company-list.ts';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { FailedList } from '../kit/failed-list.tsx';
import { StaffIcon } from '../kit/staff-icon.tsx';
import { StaffPageHead } from '../kit/staff-page-head.tsx';
import { StaffTable } from '../kit/staff-table.tsx';
import type { Route } from './+types/company-list-page';
import styles from './company-list-page.module.css';

export { loader } from './company-list-page.server.ts';

export default withMessages(messages, CompanyListPage);

/** How long typing must pause before the list is requested, in milliseconds. */
const PAUSE_MS = 300;

/** Every company, by operating name or by change, with a search. All of it stands in the address. */
function CompanyListPage({ loaderData }: Route.ComponentProps) {
	const t = useTranslations('companies.list');
	const { content, total, text, sort, before, after } = loaderData;
	const navigate = useNavigate();
	const hrefOf = (change: { sort?: CompanySort; from?: string }) => addressOf({ text, sort, ...change });
	return (
		<>
			<StaffPageHead
				title={t('title')}
				detail={text === '' && total !== undefined ? t('count', { count: total }) : undefined}
			>
				<Button
					component={Link}
					to="/admin/companies/create"
					leftSection={<StaffIcon name="plus" size={20} />}
				>
					{t('add')}
				</Button>
			</StaffPageHead>
			<Form role="search" className={styles.tools}>
				<SearchBox text={text} sort={sort} />
				<p className={styles.found} role="status">
					{text !== '' && total !== undefined && t('found', { count: total })}
				</p>
				<NativeSelect
					name="sort"
					label={t('sort')}
					className={styles.sort}
					size="md"
					value={sort}
					onChange={(event) => navigate(addressOf({ text, sort: event.currentTarget.value as CompanySort }))}
					data={COMPANY_SORTS.map((one) => ({ value: one, label: t(`sorts.${one}`) }))}
				/>
			</Form>
			<StaffTable
				label={t('title')}
				rows={content}
				rowKey={({ id }) => id}
				rowHref={({ id }) => `/admin/companies/${id}`}
				previousHref={before && hrefOf({ from: before })}
				nextHref={after && hrefOf({ from: after })}
				empty={
					text === '' ? (
						<>
							<p>{t('empty')}</p>
							<Button component={Link} to="/admin/companies/create">
								{t('add')}
							</Button>
						</>
					) : (
						<>
							<p>{t.rich('noMatch', { text, name: (part) => <bdi>{part}</bdi> })}</p>
							<Button component={Link} to={addressOf({ text: '', sort })} variant="default">
								{t('clear')}
							</Button>
						</>
					)
				}
				columns={[
					{
						key: 'name',
						title: t('operatingName'),
						isMain: true,
						cell: ({ operatingName }) => (
							<bdi className={styles.name} title={operatingName}>
								{operatingName}
							</bdi>
						),
						sorted: sort === 'name' ? 'ascending' : sort === '-name' ? 'descending' : undefined,
					},
					{
						key: 'town',
						title: t('shipsTo'),
						cell: ({ shippingAddress }) => (
							<bdi className={styles.whole}>{formatTown({ address: shippingAddress })}</bdi>
						),
					},
					{
						key: 'industry',
						title: t('industry'),
						cell: ({ industry }) => <bdi className={styles.whole}>{industry}</bdi>,
					},
					{ key: 'contact', title: t('contact'), cell: (row) => <ContactCell company={row} /> },
					{
						key: 'phone',
						title: t('phone'),
						cell: ({ phone }) => <span className={styles.phone}>{phone}</span>,
					},
					{
						key: 'gaps',
						title: t('toFinish'),
						isTitleHidden: true,
						cell: ({ gaps }) => gaps[0] && <GapChip gap={gaps[0]} />,
					},
				]}
			/>
		</>
	);
}

export function ErrorBoundary() {
	return <FailedCompanies />;
}

const FailedCompanies = withMessages(messages, function FailedCompanies() {
	return <FailedList title={useTranslations('companies.list')('title')} />;
});

function SearchBox({ text, sort }: { text: string; sort: CompanySort }) {
	const t = useTranslations('companies');
	const navigate = useNavigate();
	const submit = useSubmit();
	const [typed, setTyped] = useState(text);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const box = useRef<HTMLInputElement>(null);
	useEffect(() => {
		// Back and the clear button change the address; what is being typed stays.
		if (document.activeElement !== box.current) setTyped(text);
	}, [text]);
	useEffect(() => () => clearTimeout(timer.current), []);
	return (
		<TextInput
			ref={box}
			type="search"
			name="q"
			className={styles.box}
			aria-label={t('list.search')}
			placeholder={t('search.placeholder')}
			leftSection={<StaffIcon name="search" size={20} />}
			maxLength={200}
			autoComplete="off"
			value={typed}
			onChange={(event) => {
				const next = event.currentTarget.value;
				setTyped(next);
				clearTimeout(timer.current);
				timer.current = setTimeout(
					() =>
						navigate(addressOf({ text: next.trim(), sort }), {
							replace: text !== '',
							preventScrollReset: true,
						}),
					PAUSE_MS,
				);
			}}
			onKeyDown={(event) => {
				if (event.key !== 'Enter') return;
				event.preventDefault();
				clearTimeout(timer.current);
				submit(event.currentTarget.form);
			}}
		/>
	);
}

function ContactCell({ company: { primaryContact } }: { company: CompanySummary }) {
	return (
		<span className={`${styles.contact} ${styles.whole}`}>
			<bdi>{primaryContact.name}</bdi>
			<bdi className={styles.role}>{primaryContact.title}</bdi>
		</span>
	);
}

function GapChip({ gap }: { gap: CompanySummary['gaps'][number] }) {
	const t = useTranslations('companies.gaps');
	return (
		<span className={styles.chip}>
			<StaffIcon name="warning" size={16} />
			{t(gap)}
		</span>
	);
}

function addressOf({ text, sort, from }: { text: string; sort: CompanySort; from?: string }): string {
	const query = new URLSearchParams();
	if (text !== '') query.set('q', text);
	if (sort !== 'name') query.set('sort', sort);
	if (from) query.set('from', from);
	return query.size > 0 ? `/admin/companies?${query}` : '/admin/companies';
}
