/** What people do. */
export const jobs = [
  'nurse',
  'teacher',
  'driver',
  'software developer',
  'banker',
  'cashier',
  'security guard',
  'accountant',
  'pharmacist',
  'lecturer',
  'welder',
  'chef',
  'receptionist',
  'data analyst',
  'civil servant',
  'lawyer',
  'electrician',
  'journalist',
] as const

/** Where they do it. */
export const places = [
  'Lagos',
  'Ibadan',
  'Abuja',
  'Kano',
  'Enugu',
  'Port Harcourt',
  'Jos',
  'Benin City',
  'Kaduna',
  'Aba',
  'Abeokuta',
  'Uyo',
] as const
