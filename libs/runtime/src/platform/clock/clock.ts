import { Injectable } from '@nestjs/common';

/** Injected, so that rules about time can be tested. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}
