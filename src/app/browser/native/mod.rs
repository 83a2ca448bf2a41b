//! Stand-ins for the browser in native component tests: stores in memory.

mod storage;
