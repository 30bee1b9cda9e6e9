import { useTranslations } from 'use-intl';
import brand from '../../../content/brand.json';
import { formatCalendarDate } from '../../domain/calendar-date/calendar-date.ts';
import { useLocale } from '../../platform/i18n/use-locale.ts';
import { Button } from '../../platform/ui/fields/button.tsx';
import { Field } from '../../platform/ui/fields/field.tsx';
import { TextArea } from '../../platform/ui/fields/text-area.tsx';
import { TextInput } from '../../platform/ui/fields/text-input.tsx';
import { usePathTo } from '../../platform/ui/link.tsx';
import { Notice } from '../../platform/ui/overlays/notice.tsx';
import { PortalHead } from '../frame/portal-head.tsx';
import { StateMark } from '../records/state-mark.tsx';
import type { Route } from './+types/portal-order-page';
import { OrderReadBack } from './order-read-back.tsx';
import styles from './portal-order-page.module.css';

export { action, loader } from './portal-order-page.server.ts';

/** A list to paste, read back line by line before it is sent. */
export default function PortalOrderPage({ loaderData, actionData }: Route.ComponentProps) {
	const pathTo = usePathTo();
	const locale = useLocale();
	const t = useTranslations('distributorPortal.order');
	const form = actionData?.form;
	const read = actionData?.read;
	const errorOf = (path: string) => actionData?.errors.find((error) => error.path === path)?.message;
	// After a notice it can still be sent; with an invalid line it cannot.
	const canSend = read !== undefined && actionData?.errors.length === 0;
	return (
		<div className={`page ${styles.order}`}>
			<PortalHead title={t('title')} line={t('line')} />
			{actionData?.message && (
				<Notice kind="error" role="alert" className={styles.notice}>
					{actionData.message}
				</Notice>
			)}
			<form method="post" action={pathTo('/distributor/order')} className={styles.form}>
				<input type="hidden" name="key" value={form?.key || loaderData.key} />
				{actionData && <input type="hidden" name="mark" value={actionData.mark} />}
				{actionData && actionData.changes.length > 0 && (
					<Notice kind="error" role="alert" title={t('changed.title')} className={styles.notice}>
						<ul role="list" className={styles.changes}>
							{actionData.changes.map((change) => (
								<li key={change}>{change}</li>
							))}
						</ul>
						<p>{t('changed.next')}</p>
					</Notice>
				)}
				{read && read.lines.length > 0 && (
					<OrderReadBack read={read}>
						{canSend && (
							<Button type="submit" variant="heat" name="step" value="send" icon="arrow-right" iconLast>
								{t('send', { brand: brand.name })}
							</Button>
						)}
					</OrderReadBack>
				)}
				<div className={styles.fields}>
					<Field name="text" id="list" label={t('list')} error={errorOf('text')} className={styles.list}>
						<TextArea
							rows={10}
							spellCheck={false}
							autoComplete="off"
							defaultValue={form?.text ?? loaderData.begun}
							placeholder={t('example')}
						/>
					</Field>
					<div className={styles.beside}>
						<Field
							name="purchaseOrder"
							label={t('purchaseOrder')}
							aside={t('optional')}
							error={errorOf('purchaseOrder')}
						>
							<TextInput defaultValue={form?.purchaseOrder} autoComplete="off" />
						</Field>
						<Field name="note" label={t('note')} aside={t('optional')} error={errorOf('note')}>
							<TextArea rows={4} defaultValue={form?.note} />
						</Field>
					</div>
				</div>
				<p className={styles.ways}>
					<Button type="submit" variant={canSend ? 'outlined' : 'heat'} name="step" value="read">
						{t(read ? 'readAgain' : 'read')}
					</Button>
				</p>
			</form>
			<section className={styles.history} aria-labelledby="history">
				<h2 id="history" className={styles.heading}>
					{t('history')}
				</h2>
				{loaderData.orders.length === 0 ? (
					<p>{t('none')}</p>
				) : (
					<ul role="list" className={styles.rows}>
						{loaderData.orders.map(({ number, state, day, person, purchaseOrder, lines, pairs }) => (
							<li key={number}>
								<a href={pathTo(`/distributor/orders/${number}`)}>{number}</a>
								<StateMark done={state !== 'new'} label={t(`states.${state}`)} />
								<span className={styles.quiet}>
									{formatCalendarDate(day, locale)} · {t('summary', { lines, pairs })} · <bdi>{person}</bdi>
									{purchaseOrder !== '' && (
										<>
											{' · '}
											<bdi>{purchaseOrder}</bdi>
										</>
									)}
								</span>
							</li>
						))}
					</ul>
				)}
			</section>
		</div>
	);
}
