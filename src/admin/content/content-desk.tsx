import { Button, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ContentSave } from '../../domain/site-content/site-content-queries.server.ts';
import type { AuditEntry } from '../../platform/audit/audit-entry.ts';
import { FormFoot } from '../kit/form/form-foot.tsx';
import { LeaveGuard } from '../kit/form/leave-guard.tsx';
import { SaveForm } from '../kit/form/save-form.tsx';
import { SaveNotices } from '../kit/form/save-notices.tsx';
import type { StaffForm } from '../kit/form/use-staff-form.ts';
import { ReleaseMenu, ReleaseNotice, SaveLabel } from '../kit/releases/release-notice.tsx';
import type { ReleaseSide } from '../kit/releases/release-side.ts';
import { StaffPageHead } from '../kit/staff-page-head.tsx';
import type { ContentRecord } from './content-part.ts';
import { ContentPast } from './content-past.tsx';
import { useContentForm } from './use-content-form.ts';

/** What the loader of a part found (`contentLoader`). */
export type LoadedContent<Value> = {
	record: ContentRecord<Value>;
	releases: ReleaseSide;
	saves: readonly ContentSave[];
	activity: readonly AuditEntry[];
};

type ContentDeskProps<Value extends object> = {
	/** The part's name, such as "about". */
	name: string;
	loaded: LoadedContent<Value>;
	title: string;
	line: string;
	/** The page that shows the part; undefined if many do. */
	path?: string;
	/** What the bar at the foot of the form is called. */
	foot: string;
	isForm: (value: unknown) => value is Value;
	/** The name of a top field, and its value in lines to compare those of two colleagues. */
	partName: (part: keyof Value & string) => string;
	format?: (value: unknown, part: string) => string;
	/** The fields. `latest` is the part as last saved. */
	children: (form: StaffForm<Value>, latest: Value) => ReactNode;
};

/** The page of a part of the site: its form, its releases, and what it was before. */
export function ContentDesk<Value extends object>(props: ContentDeskProps<Value>) {
	const { name, loaded, title, line, path, foot, isForm, partName, format, children } = props;
	const { record, releases, saves, activity } = loaded;
	const t = useTranslations('wordsDesk');
	const { form, save, latest, send } = useContentForm<Value>({
		name,
		record,
		releases,
		toForm: ({ version: _, ...value }) => value as unknown as Value,
		isForm,
		messages: { unanswered: t('unanswered'), undo: t('undo') },
	});
	return (
		<>
			<StaffPageHead title={title} detail={line}>
				{path !== undefined && (
					<Button component="a" href={path} target="_blank" variant="default">
						{t('open')}
					</Button>
				)}
				<ReleaseMenu side={releases} />
			</StaffPageHead>
			<ReleaseNotice side={releases} />
			<Stack maw={1000} gap="lg">
				<SaveForm form={form} busy={save.busy} onSubmit={() => void send(form.value, t('saved'))} gap="lg">
					<SaveNotices form={form} save={save} labelOf={partName} {...(format && { format })} />
					{children(form, latest)}
					<FormFoot label={foot}>
						<Button type="submit" disabled={!form.isDirty} loading={save.busy}>
							<SaveLabel side={releases}>{t('save')}</SaveLabel>
						</Button>
					</FormFoot>
					<LeaveGuard isDirty={form.isDirty} />
				</SaveForm>
				<ContentPast<Value>
					name={name}
					latest={latest}
					saves={saves}
					activity={activity}
					onPick={(earlier) => {
						for (const part of Object.keys(form.value) as (keyof Value & string)[])
							form.set(part, earlier[part]);
					}}
				/>
			</Stack>
		</>
	);
}
