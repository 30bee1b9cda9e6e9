import messages from 'messages:distributorEntry.page,plainPages.onThisPage';
import { useTranslations } from 'use-intl';
import brand from '../../../../content/brand.json';
import { withMessages } from '../../../platform/i18n/page-messages.tsx';
import { Field } from '../../../platform/ui/fields/field.tsx';
import { PlainButton } from '../../../platform/ui/fields/plain-button.tsx';
import { TextArea } from '../../../platform/ui/fields/text-area.tsx';
import { usePathTo } from '../../../platform/ui/link.tsx';
import { PageHead } from '../../../platform/ui/page-head.tsx';
import { PageBand } from '../../frame/plain-page-layout.tsx';
import { PlainPageText } from '../../frame/plain-page-text.tsx';
import { useContact } from '../../frame/use-contact.ts';
import type { Route } from './+types/confirm-entry-page';
import { MAX_CHANGE_TEXT } from './change-text.ts';
import styles from './confirm-entry-page.module.css';

export { action, loader } from './confirm-entry-page.server.ts';

export const handle = import.meta.env.SSR
	? {
			policy: () => import('./confirm-entry-page-policy.ts').then((policy) => policy.confirmEntryPagePolicy),
		}
	: undefined;

export default withMessages(messages, ConfirmEntryPage);

/** What the yearly mail to a distributor opens: the entry, a button that confirms it, and a field for what is wrong. */
function ConfirmEntryPage({ loaderData, actionData }: Route.ComponentProps) {
	const { token, entry } = actionData ?? loaderData;
	const t = useTranslations('distributorEntry.page');
	const contact = useContact();
	const pathTo = usePathTo();
	const isDone = actionData?.state === 'confirmed' || actionData?.state === 'reported';
	const state = entry ? (isDone ? actionData.state : 'ask') : 'unknown';
	const title = t(`${state}.title`);
	const lead = t(`${state}.lead`, { store: entry?.name ?? '', brand: brand.name });
	const failed = actionData?.state === 'failed' ? actionData : undefined;
	const error = failed && (failed.error || t('failed'));
	const form = { method: 'post', action: pathTo('/where-to-buy/confirm') } as const;
	return (
		<article>
			<PageHead title={`${title} · ${brand.name}`} description={lead} indexed={false} />
			<PageBand title={title} lead={lead}>
				{state === 'ask' && (
					<form {...form}>
						<input type="hidden" name="token" value={token} />
						<PlainButton variant="heat" type="submit">
							{t('press')}
						</PlainButton>
					</form>
				)}
			</PageBand>
			<PlainPageText>
				{failed && !failed.isReport && <p role="alert">{error}</p>}
				{entry && (
					<>
						<h2 className={styles.name}>{entry.name}</h2>
						<dl className={styles.facts}>
							{entry.facts.map(([label, value]) => (
								<div key={label}>
									<dt>{label}</dt>
									<dd>{value}</dd>
								</div>
							))}
						</dl>
					</>
				)}
				{state === 'ask' && (
					<form {...form} className={styles.report}>
						<input type="hidden" name="token" value={token} />
						<Field name="text" label={t('text')} hint={t('textHint')} error={failed?.isReport && error}>
							<TextArea maxLength={MAX_CHANGE_TEXT} defaultValue={failed?.typed} />
						</Field>
						<PlainButton variant="dark" type="submit">
							{t('send')}
						</PlainButton>
					</form>
				)}
				<p>{t('contact', { brand: brand.name, phone: contact.phone, email: contact.email })}</p>
			</PlainPageText>
		</article>
	);
}
