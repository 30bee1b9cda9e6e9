import '@mantine/dates/styles.css';
import 'dayjs/locale/fr.js';
import { DateInput } from '@mantine/dates';
import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { StaffIcon } from '../staff-icon.tsx';
import styles from './calendar-date-input.module.css';
import { formatTypedDate, parseTypedDate } from './date-text.ts';

/** The library's date input for calendar days, without times or time zones. */
export function CalendarDateInput(
	props: Omit<
		ComponentProps<typeof DateInput>,
		'locale' | 'valueFormat' | 'dateParser' | 'minDate' | 'maxDate' | 'ariaLabels'
	>,
) {
	const t = useTranslations('staff.fields');
	const locale = useLocale();
	return (
		<DateInput
			size="md"
			autoComplete="off"
			leftSection={<StaffIcon name="calendar" size={20} />}
			leftSectionPointerEvents="none"
			{...props}
			locale={locale}
			valueFormat={(date) => formatTypedDate(date, locale)}
			dateParser={parseTypedDate}
			minDate="2000-01-01"
			maxDate="2100-12-31"
			firstDayOfWeek={0}
			highlightToday
			hideOutsideDates
			withCellSpacing={false}
			popoverProps={{ classNames: { dropdown: styles.calendar as string } }}
			weekendDays={[]}
			// Escape closes the calendar, not the surrounding dialog.
			data-mantine-stop-propagation="true"
			clearButtonProps={{ 'aria-label': t('clearDate'), tabIndex: -1 }}
			ariaLabels={{
				previousMonth: t('previousMonth'),
				nextMonth: t('nextMonth'),
				monthLevelControl: t('pickMonth'),
				previousYear: t('previousYear'),
				nextYear: t('nextYear'),
				yearLevelControl: t('pickYear'),
				previousDecade: t('previousYears'),
				nextDecade: t('nextYears'),
			}}
		/>
	);
}
